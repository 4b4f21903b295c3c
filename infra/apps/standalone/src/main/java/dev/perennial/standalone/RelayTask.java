package dev.perennial.standalone;

import dev.perennial.cli.server.RelayCommand;
import dev.perennial.embedded.EmbeddedPostgres;
import dev.perennial.eventstore.relay.RelayProgram;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Compares or resends the events of both services that store some, in the data folder of a running server. */
public final class RelayTask {
    private static final List<String> STORES = List.of("command", "tournament");

    private RelayTask() {}

    public static int run(RelayCommand command, PrintStream out) {
        Path data = command.data();
        List<String> args = command.resend() ? List.of("--resend") : List.of();
        Path database = data.resolve("postgres");
        var running = EmbeddedPostgres.runningOn(database);
        if (running.isEmpty()) {
            out.println("perennial: No server is running on " + data + ". Start it with ./perennial up.");
            return 1;
        }
        int worst = 0;
        for (String store : STORES) {
            out.print(store + ": ");
            var environment = Map.of(
                    "PERENNIAL_DB_URL", EmbeddedPostgres.jdbcUrl(running.getAsInt(), store),
                    "PERENNIAL_DB_PASSWORD", EmbeddedPostgres.password(database));
            worst = Math.max(worst, RelayProgram.run(args, environment, out));
        }
        return worst;
    }
}
