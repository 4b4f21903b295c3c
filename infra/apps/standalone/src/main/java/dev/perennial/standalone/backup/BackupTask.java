package dev.perennial.standalone.backup;

import dev.perennial.cli.server.BackupCommand;
import dev.perennial.cli.server.RestoreCommand;
import dev.perennial.embedded.DataFolder;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.FolderInUse;
import dev.perennial.embedded.UnusableDataFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;

/** Backs up a data folder, which may be in use, and restores into an empty one. */
public final class BackupTask {
    private BackupTask() {}

    public static int run(BackupCommand command) {
        return reported(() -> backup(absolute(command.file()), command.data()));
    }

    public static int run(RestoreCommand command) {
        return reported(() -> restore(absolute(command.file()), command.data()));
    }

    private interface Work {
        void run() throws IOException, SQLException;
    }

    private static Path absolute(Path file) {
        return file.toAbsolutePath().normalize();
    }

    private static int reported(Work work) {
        try {
            work.run();
            return 0;
        } catch (CannotBackUp | UnusableDataFolder e) {
            System.err.println("perennial: " + e.getMessage());
        } catch (IOException | SQLException | RuntimeException e) {
            System.err.println("perennial: That failed: " + e.getMessage());
        }
        return 1;
    }

    private static void backup(Path file, Path data) throws IOException, SQLException {
        if (!Files.isDirectory(data.resolve("postgres"))) {
            throw new CannotBackUp("There is no data in " + data + ".");
        }
        try (DataFolder folder = DataFolder.open(data);
                EmbeddedPostgres postgres = EmbeddedPostgres.start(folder.folder("postgres"))) {
            write(file, data, postgres.port());
        } catch (FolderInUse running) {
            int port = EmbeddedPostgres.runningOn(data.resolve("postgres"))
                    .orElseThrow(() -> new CannotBackUp("PostgreSQL is just starting or stopping; try again."));
            write(file, data, port);
        }
    }

    private static void write(Path file, Path data, int port) throws IOException, SQLException {
        new Backup(new ServerAddress(port, EmbeddedPostgres.password(data.resolve("postgres"))), data.resolve("keys"))
                .writeTo(file);
        System.out.println("Saved " + (Files.size(file) + 1023) / 1024 + " kB to " + file
                + ". Keep it private: it holds hidden cards, password hashes and the signing key.");
    }

    private static void restore(Path file, Path data) throws IOException, SQLException {
        try (Restore restore = Restore.open(file);
                DataFolder folder = DataFolder.open(data)) {
            if (Files.exists(data.resolve("postgres"))) {
                throw new CannotBackUp("The folder " + data + " holds data already; choose an empty one.");
            }
            try {
                try (EmbeddedPostgres postgres = EmbeddedPostgres.start(folder.folder("postgres"))) {
                    Store.ALL.forEach(store -> postgres.createDatabaseIfAbsent(store.database()));
                    restore.into(new ServerAddress(postgres.port(), postgres.password()), folder.folder("keys"));
                }
            } catch (IOException | SQLException | RuntimeException e) {
                folder.reset();
                throw e;
            }
            System.out.println("Restored into " + folder.path()
                    + ". The next start rebuilds all boards, ladders and lists from it.");
        }
    }
}
