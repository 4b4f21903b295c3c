package dev.perennial.embedded;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import io.zonky.test.db.postgres.util.LinuxUtils;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The way from a folder to an answering server, or to the reason why there is none. */
final class PostgresStart {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final Path folder;
    private final Path cluster;
    private final Path answered;
    private final Durability durability;
    private final PostgresPassword password;
    private final PostgresLog log;

    PostgresStart(Path folder, Path cluster, Durability durability) {
        this.folder = folder;
        this.cluster = cluster;
        this.answered = folder.resolve("answered");
        this.durability = durability;
        this.password = new PostgresPassword(folder);
        this.log = new PostgresLog(folder.resolve("postgres.log"));
    }

    /** A cluster that never answered was cut off while it was being made: it holds nothing and will not start. */
    void clean() throws IOException {
        if ("root".equals(System.getProperty("user.name")) && !LinuxUtils.isUnshareAvailable()) {
            throw new IOException("it does not run as root, and this machine does not allow dropping root"
                    + " (user namespaces are off); start Perennial as a normal user");
        }
        Files.createDirectories(folder);
        StalePostmaster.stop(cluster);
        if (!Files.exists(answered)) {
            Folders.delete(cluster);
        }
        password.makeIfAbsent();
        log.trim();
    }

    EmbeddedPostgres on(int port) throws IOException {
        log.mark();
        // An attempt that failed in this process still holds the library's own lock on the old file.
        Files.deleteIfExists(cluster.resolve("epg-lock"));
        try (PostgresPrograms programs = new PostgresPrograms(PostgresPrograms.defaultFolder())) {
            FutureTask<EmbeddedPostgres> starting = new FutureTask<>(builder(programs, port)::start);
            Thread.ofPlatform().daemon().name("postgres-start").start(starting);
            EmbeddedPostgres server = await(starting, port);
            greet(server);
            if (!Files.exists(answered)) {
                Files.createFile(answered);
            }
            return server;
        }
    }

    private EmbeddedPostgres.Builder builder(PostgresPrograms programs, int port) {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setDataDirectory(cluster)
                .setCleanDataDirectory(false)
                .setRegisterShutdownHook(false)
                .setOverrideWorkingDirectory(programs.folder().toFile())
                .setPgBinaryResolver(programs)
                .setPGStartupWait(PATIENCE)
                .setOutputRedirector(Redirect.appendTo(log.path().toFile()))
                .setPort(port)
                // PostgreSQL's own collation: the same order on every platform, whatever its C library does.
                .setLocaleConfig("locale", "C")
                .setLocaleConfig("locale-provider", "builtin")
                .setLocaleConfig("builtin-locale", "C.UTF-8")
                // The same option sets the access method of a new cluster.
                .setLocaleConfig("auth", PostgresPassword.METHOD)
                .setLocaleConfig("pwfile", password.file().toAbsolutePath().toString())
                .setConnectConfig("password", password.known())
                .setServerConfig("listen_addresses", "127.0.0.1")
                .setServerConfig("unix_socket_directories", "''")
                .setServerConfig("max_connections", "150")
                .setServerConfig("log_checkpoints", "off");
        durability.settings().forEach(builder::setServerConfig);
        return builder;
    }

    /** The library goes on waiting for a server that has already given up; the log says so at once. */
    private EmbeddedPostgres await(FutureTask<EmbeddedPostgres> starting, int port) throws IOException {
        while (true) {
            try {
                return starting.get(50, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                if (log.says("could not start server")) {
                    boolean _ = starting.cancel(true);
                    throw refusal(port);
                }
            } catch (ExecutionException e) {
                IOException refusal = refusal(port);
                refusal.addSuppressed(e);
                throw refusal;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }
    }

    private IOException refusal(int port) throws IOException {
        if (log.says("could not bind")) {
            return new PortTaken(port);
        }
        return log.says("pre-existing shared memory block")
                ? new PostgresStillRunning(log.reason())
                : new IOException(log.reason());
    }

    private void greet(EmbeddedPostgres server) throws IOException {
        try (var connection = server.getPostgresDatabase().getConnection()) {
            refuseStranger(connection, server.getPort());
            password.demand(connection, cluster);
        } catch (SQLException e) {
            throw new IOException(log.reason(), e);
        }
    }

    /** Another PostgreSQL that took the port first would answer just as well. */
    private void refuseStranger(Connection connection, int port) throws IOException, SQLException {
        try (var statement = connection.createStatement();
                var answer = statement.executeQuery("show data_directory")) {
            answer.next();
            if (!Files.isSameFile(Path.of(answer.getString(1)), cluster)) {
                throw new PortTaken(port);
            }
        }
    }
}
