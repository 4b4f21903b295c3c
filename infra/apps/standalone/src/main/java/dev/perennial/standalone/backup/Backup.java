package dev.perennial.standalone.backup;

import dev.perennial.contract.json.Json;
import dev.perennial.standalone.backup.Manifest.SavedStore;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Saves all data that cannot be rebuilt, even while everything is running: each database as of one moment, and the
 * keys.
 */
final class Backup {
    private final ServerAddress server;
    private final Path keys;

    Backup(ServerAddress server, Path keys) {
        this.server = server;
        this.keys = keys;
    }

    /**
     * The file appears only when it is complete. Only its owner can read it: it contains hidden cards and the signing
     * key.
     */
    void writeTo(Path file) throws IOException, SQLException {
        if (Files.exists(file)) {
            throw new CannotBackUp("The file " + file + " exists already.");
        }
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(part);
        Files.createFile(part, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try (var zip = new ZipOutputStream(Files.newOutputStream(part))) {
            write(zip);
        } catch (IOException | SQLException | RuntimeException e) {
            Files.deleteIfExists(part);
            throw e;
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private void write(ZipOutputStream zip) throws IOException, SQLException {
        try (Connection tournament = snapshot(Store.TOURNAMENT);
                Connection command = snapshot(Store.COMMAND)) {
            var tournaments = new StoredTables(tournament);
            var commands = new StoredTables(command);
            var ofTournaments = tournaments.describe();
            var ofCommands = commands.describe();
            var manifest = new Manifest(
                    Manifest.FORMAT,
                    Instant.now().toString(),
                    Map.of(Store.TOURNAMENT.database(), ofTournaments, Store.COMMAND.database(), ofCommands));
            zip.putNextEntry(new ZipEntry(Manifest.ENTRY));
            zip.write(Json.mapper().writeValueAsBytes(manifest));
            write(zip, Store.TOURNAMENT, tournaments, ofTournaments);
            write(zip, Store.COMMAND, commands, ofCommands);
        }
        writeKeys(zip);
    }

    private static void write(ZipOutputStream zip, Store store, StoredTables tables, SavedStore saved)
            throws IOException, SQLException {
        for (var table : saved.tables().entrySet()) {
            zip.putNextEntry(new ZipEntry(store.database() + "/" + table.getKey()));
            tables.copyOut(table.getKey(), table.getValue(), keptOpen(zip));
        }
    }

    /** The first statement fixes the moment; all tables are read as of then. */
    private Connection snapshot(Store store) throws SQLException {
        Connection connection =
                DriverManager.getConnection(server.url(store.database()), server.user(), server.password());
        connection.setReadOnly(true);
        connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
        connection.setAutoCommit(false);
        return connection;
    }

    private void writeKeys(ZipOutputStream zip) throws IOException {
        if (!Files.isDirectory(keys)) {
            return;
        }
        try (var files = Files.list(keys)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(new ZipEntry("keys/" + file.getFileName()));
                Files.copy(file, zip);
            }
        }
    }

    private static OutputStream keptOpen(OutputStream out) {
        return new FilterOutputStream(out) {
            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                out.write(bytes, from, length);
            }

            @Override
            public void close() {
                // There are more entries to come.
            }
        };
    }
}
