package dev.perennial.standalone;

import dev.perennial.cli.server.AdminCommand;
import dev.perennial.command.admin.AdminProgram;
import dev.perennial.embedded.DataFolder;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.UnusableDataFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Gives an account administrator rights through the database of a data folder, started for the moment if need be. */
final class AdminTask {
    private AdminTask() {}

    static int run(AdminCommand command) {
        Path data = command.data();
        List<String> args = command.link() ? List.of(command.name(), "--link") : List.of(command.name());
        if (!Files.isDirectory(data.resolve("postgres"))) {
            System.err.println(
                    "perennial: There is no data in " + data + " yet. Start the server once with ./perennial up.");
            return 1;
        }
        Path database = data.resolve("postgres");
        OptionalInt running = EmbeddedPostgres.runningOn(database);
        return running.isPresent() ? make(args, running.getAsInt(), database) : startAndMake(args, data, database);
    }

    private static int startAndMake(List<String> args, Path data, Path database) {
        try (DataFolder folder = DataFolder.open(data);
                EmbeddedPostgres postgres = EmbeddedPostgres.start(folder.folder("postgres"))) {
            return make(args, postgres.port(), database);
        } catch (UnusableDataFolder e) {
            System.err.println("perennial: " + e.getMessage());
            return 1;
        }
    }

    private static int make(List<String> args, int port, Path database) {
        var environment = Map.of(
                "PERENNIAL_DB_URL", EmbeddedPostgres.jdbcUrl(port, "command"),
                "PERENNIAL_DB_PASSWORD", EmbeddedPostgres.password(database));
        return AdminProgram.run(args, environment);
    }
}
