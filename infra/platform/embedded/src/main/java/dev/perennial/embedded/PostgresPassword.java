package dev.perennial.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;

/**
 * The random password that keeps other users of the machine out, since they can reach the port too. It is stored in a
 * file that only its owner can read.
 */
final class PostgresPassword {
    static final String METHOD = "scram-sha-256";

    private static final int BYTES = 24;

    private final Path file;

    PostgresPassword(Path folder) {
        this.file = folder.resolve("password");
    }

    Path file() {
        return file;
    }

    /** The password of the server in this folder; a server that never had one accepts anything. */
    String known() {
        try {
            return Files.exists(file) ? Files.readString(file).strip() : EmbeddedPostgres.USER;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the password of the database: " + file, e);
        }
    }

    void makeIfAbsent() throws IOException {
        if (Files.exists(file)) {
            return;
        }
        byte[] chance = new byte[BYTES];
        new SecureRandom().nextBytes(chance);
        var ownerOnly = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Path making = file.resolveSibling("password.new");
        Files.deleteIfExists(making);
        Files.createFile(making, ownerOnly);
        Files.writeString(making, HexFormat.of().formatHex(chance) + "\n");
        Files.move(making, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** A cluster from before there were passwords lets everybody in: from now on it asks. */
    void demand(Connection connection, Path cluster) throws IOException, SQLException {
        Path rules = cluster.resolve("pg_hba.conf");
        boolean asks = Files.readAllLines(rules).stream()
                .filter(line -> !line.startsWith("#"))
                .noneMatch(line -> line.strip().endsWith("trust"));
        if (asks) {
            return;
        }
        try (var statement = connection.createStatement()) {
            statement.execute("alter role " + EmbeddedPostgres.USER + " password '" + known() + "'");
            Files.writeString(rules, "host all all 127.0.0.1/32 " + METHOD + "\n");
            statement.execute("select pg_reload_conf()");
        }
    }
}
