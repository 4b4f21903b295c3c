package dev.perennial.standalone.backup;

import dev.perennial.contract.json.Json;
import dev.perennial.standalone.backup.Manifest.SavedStore;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.flywaydb.core.api.MigrationVersion;

/**
 * Restores a backup into empty databases. The topics and all projections are rebuilt at the next start: without
 * positions the relay begins with the first event.
 */
final class Restore implements AutoCloseable {
    private final ZipFile zip;
    private final Manifest manifest;

    private Restore(ZipFile zip, Manifest manifest) {
        this.zip = zip;
        this.manifest = manifest;
    }

    static Restore open(Path file) throws IOException {
        if (!Files.isReadable(file)) {
            throw new CannotBackUp("There is no file " + file + " that can be read.");
        }
        try {
            ZipFile zip = new ZipFile(file.toFile());
            ZipEntry entry = zip.getEntry(Manifest.ENTRY);
            if (entry == null) {
                zip.close();
                throw new CannotBackUp("The file " + file + " is no backup of Perennial.");
            }
            try (InputStream in = zip.getInputStream(entry)) {
                var manifest = Json.mapper().readValue(in, Manifest.class);
                if (manifest.format() != Manifest.FORMAT) {
                    zip.close();
                    throw new CannotBackUp("The file " + file + " was made by a newer Perennial.");
                }
                return new Restore(zip, manifest);
            }
        } catch (ZipException e) {
            throw new CannotBackUp("The file " + file + " is no backup of Perennial, or not a whole one.");
        }
    }

    void into(ServerAddress server, Path keys) throws IOException, SQLException {
        for (Store store : Store.ALL) {
            SavedStore saved = manifest.stores().get(store.database());
            if (saved == null) {
                throw new CannotBackUp("The backup has no " + store.database() + " database.");
            }
            restore(store, saved, server);
        }
        writeKeys(keys);
    }

    private void restore(Store store, SavedStore saved, ServerAddress server) throws IOException, SQLException {
        String url = server.url(store.database());
        var version = MigrationVersion.fromVersion(saved.version());
        if (version.compareTo(store.newest(url, server.user(), server.password())) > 0) {
            throw new CannotBackUp("The backup was made by a newer Perennial.");
        }
        store.migrate(url, server.user(), server.password(), version);
        try (var connection = DriverManager.getConnection(url, server.user(), server.password())) {
            connection.setAutoCommit(false);
            var tables = new StoredTables(connection);
            tables.ignoreReferences();
            for (var table : saved.tables().entrySet()) {
                if (!StoredTables.isSaved(table.getKey())) {
                    continue; // an older version saved it
                }
                ZipEntry entry = zip.getEntry(store.database() + "/" + table.getKey());
                if (entry == null) {
                    throw new CannotBackUp("The backup lacks the rows of " + table.getKey() + ".");
                }
                try (InputStream in = zip.getInputStream(entry)) {
                    tables.copyIn(table.getKey(), table.getValue(), in);
                }
            }
            for (var sequence : saved.sequences().entrySet()) {
                tables.setSequence(sequence.getKey(), sequence.getValue());
            }
            if (store == Store.COMMAND) {
                // Names are published from here, and the new broker has none of them.
                tables.execute(
                        "insert into player_outbox (player_id) select player_id from account order by created_at");
            }
            connection.commit();
        }
    }

    private void writeKeys(Path keys) throws IOException {
        Files.createDirectories(keys);
        Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rwx------"));
        for (ZipEntry entry :
                zip.stream().filter(each -> each.getName().startsWith("keys/")).toList()) {
            String name = entry.getName().substring("keys/".length());
            if (!name.matches("[A-Za-z0-9._-]+") || name.startsWith(".")) {
                throw new CannotBackUp("The backup holds a key with a strange name.");
            }
            Path file = keys.resolve(name);
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            try (InputStream in = zip.getInputStream(entry)) {
                Files.write(file, in.readAllBytes());
            }
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
