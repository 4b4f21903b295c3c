package dev.perennial.standalone;

import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.eventstore.RelayProgram;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** {@code relay [--resend]}: stored and sent events of both services that store some, in the folder of what runs. */
public final class RelayCommand {
    private static final String USAGE = "Usage: ./perennial relay [--resend] [--data DIR]";
    private static final List<String> STORES = List.of("command", "tournament");

    private RelayCommand() {}

    public static void main(String[] args) {
        Standalone.quietLibraries();
        System.exit(run(List.of(args), System.out));
    }

    /** The last folder given counts; the script puts its own in front. */
    static int run(List<String> args, PrintStream out) {
        Path data = Path.of("data");
        var rest = new ArrayList<String>();
        for (int i = 0; i < args.size(); i++) {
            if (args.get(i).equals("--data") && i + 1 < args.size()) {
                data = Path.of(args.get(++i));
            } else {
                rest.add(args.get(i));
            }
        }
        if (!List.of("--resend").containsAll(rest)) {
            out.println(USAGE);
            return 2;
        }
        Path database = data.resolve("postgres");
        var running = EmbeddedPostgres.runningOn(database);
        if (running.isEmpty()) {
            out.println("perennial: nothing is running on " + data + ". Start it with ./perennial up.");
            return 1;
        }
        int worst = 0;
        for (String store : STORES) {
            out.print(store + ": ");
            var environment = Map.of(
                    "PERENNIAL_DB_URL", EmbeddedPostgres.jdbcUrl(running.getAsInt(), store),
                    "PERENNIAL_DB_PASSWORD", EmbeddedPostgres.password(database));
            worst = Math.max(worst, RelayProgram.run(rest, environment, out));
        }
        return worst;
    }
}
