package dev.perennial.standalone.process;

import dev.perennial.embedded.Durability;
import dev.perennial.embedded.EmbeddedKafka;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.FreePorts;
import dev.perennial.standalone.Standalone;
import dev.perennial.standalone.start.Backends;
import dev.perennial.standalone.start.Service;
import dev.perennial.standalone.start.ServiceContext;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * One part of Perennial as a process of its own, to be killed: {@code kafka}, {@code postgres} or a service. It ends
 * with the process that started it, however that ends, because its input is closed then.
 */
public final class PartProcess {
    static final String READY = "this part is ready";

    private PartProcess() {}

    /**
     * Runs until it is killed or its input ends.
     *
     * @param args the part, its folder and its port
     */
    public static void main(String[] args) throws InterruptedException, IOException {
        Standalone.quietLibraries();
        Path folder = Path.of(args[1]);
        int port = Integer.parseInt(args[2]);
        if (args[0].equals("postgres")) {
            runPostgres(folder, port);
            return;
        }
        endWithInput();
        if (args[0].equals("kafka")) {
            Backends.createTopics(EmbeddedKafka.start(folder, port, FreePorts.one()));
        } else {
            startService(args[0], port);
        }
        System.out.println(READY);
        Thread.currentThread().join();
    }

    /** Its server is a process too, known only here while it starts, so it must be stopped here. */
    private static void runPostgres(Path folder, int port) throws IOException {
        try (var postgres = EmbeddedPostgres.start(folder, port, Durability.DURABLE)) {
            Service.ALL.forEach(service -> postgres.createDatabaseIfAbsent(service.name()));
            System.out.println(postgres.processId());
            System.out.println(READY);
            awaitEndOfInput();
        }
    }

    /** Also while the part is still starting, which may take as long as another part is down. */
    private static void endWithInput() {
        Thread.ofPlatform().daemon().name("end-with-input").start(() -> {
            try {
                awaitEndOfInput();
            } catch (IOException e) {
                // An input that cannot be read has ended too.
            }
            Runtime.getRuntime().halt(0);
        });
    }

    private static void awaitEndOfInput() throws IOException {
        var _ = System.in.transferTo(OutputStream.nullOutputStream());
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
