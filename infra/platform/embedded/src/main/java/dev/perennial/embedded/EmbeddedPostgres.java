package dev.perennial.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;

/**
 * A real PostgreSQL server on loopback, run as a child process from a folder of its own. Its data survives the JVM,
 * however that ends.
 */
public final class EmbeddedPostgres implements AutoCloseable {
    public static final String USER = "postgres";

    private static final String CLUSTER = "cluster";
    private static final int ATTEMPTS = 3;
    private static final Duration LEFTOVERS = Duration.ofSeconds(60);
    private static final Duration A_MOMENT = Duration.ofMillis(500);
    private static final int PORT_LINE = 3;

    private final io.zonky.test.db.postgres.embedded.EmbeddedPostgres server;
    private final Path folder;
    private final Path cluster;

    private EmbeddedPostgres(io.zonky.test.db.postgres.embedded.EmbeddedPostgres server, Path folder) {
        this.server = server;
        this.folder = folder;
        this.cluster = folder.resolve(CLUSTER);
    }

    public static EmbeddedPostgres start(Path folder) {
        return start(folder, 0, Durability.DURABLE);
    }

    /**
     * Starts the server on the cluster in the folder, made when absent; what an earlier, killed process left running
     * there is stopped first. The caller holds the folder's lock.
     *
     * @param port 0 for any free one
     */
    public static EmbeddedPostgres start(Path folder, int port, Durability durability) {
        PostgresStart start = new PostgresStart(folder, folder.resolve(CLUSTER), durability);
        try {
            start.clean();
            long end = System.nanoTime() + LEFTOVERS.toNanos();
            for (int attempt = 1; ; attempt++) {
                try {
                    return new EmbeddedPostgres(start.on(port == 0 ? FreePorts.one() : port), folder);
                } catch (PortTaken e) {
                    if (port != 0 || attempt >= ATTEMPTS) {
                        throw e;
                    }
                } catch (PostgresStillRunning e) {
                    if (System.nanoTime() > end) {
                        throw e;
                    }
                    LockSupport.parkNanos(A_MOMENT.toNanos());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL did not start: " + e.getMessage(), e);
        }
    }

    /** The port of the server that runs in this folder, even if another process started it; empty if none does. */
    public static OptionalInt runningOn(Path folder) {
        Path pidFile = folder.resolve(CLUSTER).resolve("postmaster.pid");
        try {
            List<String> lines = Files.exists(pidFile) ? Files.readAllLines(pidFile) : List.of();
            boolean alive = lines.size() > PORT_LINE
                    && ProcessHandle.of(Long.parseLong(lines.getFirst().strip()))
                            .filter(StalePostmaster::isPostgres)
                            .isPresent();
            return alive ? OptionalInt.of(Integer.parseInt(lines.get(PORT_LINE).strip())) : OptionalInt.empty();
        } catch (IOException | NumberFormatException e) {
            return OptionalInt.empty();
        }
    }

    /** Stops a server that outlived its parent process in this folder. */
    static void stopLeftOver(Path folder) throws IOException {
        StalePostmaster.stop(folder.resolve(CLUSTER));
    }

    public int port() {
        return server.getPort();
    }

    public String user() {
        return USER;
    }

    public String password() {
        return password(folder);
    }

    /** The password of this folder's server, even if another process started it. */
    public static String password(Path folder) {
        return new PostgresPassword(folder).known();
    }

    public String jdbcUrl(String database) {
        return jdbcUrl(port(), database);
    }

    public static String jdbcUrl(int port, String database) {
        return "jdbc:postgresql://127.0.0.1:" + port + "/" + database;
    }

    /** The postmaster's process id. */
    public long processId() {
        try (var lines = Files.lines(cluster.resolve("postmaster.pid"))) {
            return Long.parseLong(lines.findFirst().orElseThrow());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One database per service, because two migration histories cannot share a schema. */
    public void createDatabaseIfAbsent(String name) {
        if (!name.matches("[a-z][a-z0-9_]*")) {
            throw new IllegalArgumentException("not a database name: " + name);
        }
        try (Connection connection = DriverManager.getConnection(jdbcUrl(USER), USER, password());
                var find = connection.prepareStatement("select from pg_database where datname = ?")) {
            find.setString(1, name);
            try (var found = find.executeQuery();
                    var create = connection.createStatement()) {
                if (!found.next()) {
                    create.execute("create database " + name);
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException("cannot create database " + name, e);
        }
    }

    /** Stops the server after its last client; a stop that takes too long is made certain. */
    @Override
    public void close() {
        try {
            server.close();
            StalePostmaster.stop(cluster);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
