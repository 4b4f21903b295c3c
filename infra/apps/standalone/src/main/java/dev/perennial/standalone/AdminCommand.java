package dev.perennial.standalone;

import dev.perennial.command.admin.AdminProgram;
import dev.perennial.embedded.DataFolder;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.embedded.UnusableDataFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Makes an admin in a data folder: through the database that runs there, or through one started for the moment. */
public final class AdminCommand {
    private static final String DATA = "--data";

    private AdminCommand() {}

    public static void main(String[] args) {
        Standalone.quietLibraries();
        System.exit(run(List.of(args)));
    }

    static int run(List<String> args) {
        List<String> rest = new ArrayList<>(args);
        Path data = Path.of("data");
        int at = rest.lastIndexOf(DATA);
        while (at >= 0 && at + 1 < rest.size()) {
            // The last one given counts; the script puts its own in front.
            data = at == args.lastIndexOf(DATA) ? Path.of(rest.get(at + 1)) : data;
            rest.subList(at, at + 2).clear();
            at = rest.lastIndexOf(DATA);
        }
        if (!Files.isDirectory(data.resolve("postgres"))) {
            System.err.println("perennial: There is nothing in " + data + " yet. Start it once with ./perennial up.");
            return 1;
        }
        Path database = data.resolve("postgres");
        OptionalInt running = EmbeddedPostgres.runningOn(database);
        return running.isPresent() ? make(rest, running.getAsInt(), database) : startAndMake(rest, data, database);
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
