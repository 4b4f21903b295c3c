package dev.perennial.standalone;

import dev.perennial.embedded.Durability;
import dev.perennial.embedded.EmbeddedKafka;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.FreePorts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** One part of Perennial as a process of its own, to be killed: {@code kafka}, {@code postgres} or a service. */
public final class PartProcess {
    static final String READY = "ready";

    private PartProcess() {}

    /**
     * Runs until it is killed.
     *
     * @param args the part, its folder and its port
     */
    public static void main(String[] args) throws InterruptedException, IOException {
        Standalone.quietLibraries();
        Path folder = Path.of(args[1]);
        int port = Integer.parseInt(args[2]);
        switch (args[0]) {
            case "kafka" -> Backing.createTopics(EmbeddedKafka.start(folder, port, FreePorts.one()));
            case "postgres" -> {
                var postgres = EmbeddedPostgres.start(folder, port, Durability.DURABLE);
                Service.ALL.forEach(service -> postgres.createDatabaseIfAbsent(service.name()));
                System.out.println(postgres.processId());
            }
            default -> startService(args[0], port);
        }
        System.out.println(READY);
        Thread.currentThread().join();
    }

    private static void startService(String name, int port) {
        Map<String, String> environment = new TreeMap<>(System.getenv());
        environment.keySet().removeIf(key -> !key.startsWith("PERENNIAL_"));
        Service service = Service.ALL.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        var _ = ServiceContext.start(service, port, environment);
    }
}
