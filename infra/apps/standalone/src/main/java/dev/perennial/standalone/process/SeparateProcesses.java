package dev.perennial.standalone.process;

import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.FreePorts;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.Standalone;
import dev.perennial.standalone.frontdoor.FrontDoor;
import dev.perennial.standalone.frontdoor.OuterProxies;
import dev.perennial.standalone.frontdoor.Target;
import dev.perennial.standalone.start.ReadinessProbe;
import dev.perennial.standalone.start.Service;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Every part in a process of its own on this machine, each of which can be killed and started again. */
public final class SeparateProcesses implements AutoCloseable {
    private final Path data;
    private final Map<String, Integer> ports = new LinkedHashMap<>();
    private final Map<String, ChildProcess> running = new LinkedHashMap<>();
    private final FrontDoor door;

    private SeparateProcesses(Path data, Iterator<Integer> free) {
        this.data = data;
        ports.put("postgres", free.next());
        ports.put("kafka", free.next());
        Map<Target, Integer> targets = new EnumMap<>(Target.class);
        for (Service service : Service.ALL) {
            ports.put(service.name(), free.next());
            targets.put(service.target(), port(service.name()));
        }
        ports.keySet().forEach(this::start);
        door = FrontDoor.reserve("127.0.0.1", 0);
        door.open(targets, OuterProxies.of(""));
        ReadinessProbe.await(door.address());
    }

    public static SeparateProcesses start(Path data) throws IOException {
        Standalone.quietLibraries();
        return new SeparateProcesses(
                data, FreePorts.several(2 + Service.ALL.size()).iterator());
    }

    public List<String> parts() {
        return List.copyOf(ports.keySet());
    }

    public String address() {
        return door.address();
    }

    public RunningStandalone.Database database(String name) {
        return new RunningStandalone.Database(
                EmbeddedPostgres.jdbcUrl(port("postgres"), name),
                EmbeddedPostgres.USER,
                EmbeddedPostgres.password(data.resolve("postgres")));
    }

    /** Without any warning. */
    public void kill(String part) {
        Objects.requireNonNull(running.get(part), part).kill();
    }

    /** Answers when it works. */
    public void start(String part) {
        running.put(part, ChildProcess.start(data, part, port(part), environment(part)));
    }

    private int port(String part) {
        return Objects.requireNonNull(ports.get(part), part);
    }

    private Map<String, String> environment(String part) {
        var environment = new LinkedHashMap<String, String>();
        var database = database(part);
        environment.put("PERENNIAL_DB_URL", database.url());
        environment.put("PERENNIAL_DB_USER", database.user());
        environment.put("PERENNIAL_DB_PASSWORD", database.password());
        environment.put("PERENNIAL_KAFKA", "127.0.0.1:" + port("kafka"));
        environment.put("PERENNIAL_JWKS_URI", "http://127.0.0.1:" + port("command") + "/api/v1/jwks");
        environment.put("PERENNIAL_DATA", data.resolve("keys").toString());
        environment.put("PERENNIAL_DEV_SIGN_IN", "true");
        environment.put("PERENNIAL_NODE_ID", part);
        // Everybody reads from this machine, and a few players play as fast as many.
        environment.put("PERENNIAL_READS_PER_SECOND", "0");
        environment.put("PERENNIAL_TABLES_PER_HOUR", "0");
        environment.put("PERENNIAL_COMMANDS_PER_SECOND", "0");
        environment.put("PERENNIAL_TOURNAMENTS_PER_HOUR", "0");
        environment.put("PERENNIAL_BOTS_PER_HOUR", "0");
        return environment;
    }

    @Override
    public void close() throws IOException {
        door.close();
        List.copyOf(running.values()).reversed().forEach(ChildProcess::kill);
    }
}
