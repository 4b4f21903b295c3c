package dev.perennial.standalone.rebuild;

import dev.perennial.cli.server.RebuildCommand;
import java.io.PrintStream;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * Asks the running system to rebuild projections and shows the progress. It goes through the query side's database: no
 * account is needed, only the right to read the data folder.
 */
public final class RebuildTask {
    private static final long GLANCE_MILLIS = 300;

    /** A query process takes a request within seconds, unless it is busy with the one before. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Connection database;
    private final PrintStream out;
    private final Duration patience;

    public RebuildTask(Connection database, PrintStream out) {
        this(database, out, PATIENCE);
    }

    public RebuildTask(Connection database, PrintStream out, Duration patience) {
        this.database = database;
        this.out = out;
        this.patience = patience;
    }

    /** Through the database of the data folder. Returns the exit code. */
    public static int run(RebuildCommand command, PrintStream out) throws SQLException, InterruptedException {
        var place = QueryDatabase.find(command.data(), System.getenv());
        if (place.isEmpty()) {
            System.err.println(
                    "perennial: No server is running on " + command.data() + ". Start it with ./perennial up.");
            return 1;
        }
        var found = place.get();
        try (var database = DriverManager.getConnection(found.url(), found.user(), found.password())) {
            return new RebuildTask(database, out).run(command.projections()) ? 0 : 1;
        }
    }

    /** Of all projections if none is named. False if one failed or does not exist. */
    public boolean run(List<String> names) throws SQLException, InterruptedException {
        List<String> known = known();
        for (String name : names) {
            if (!known.contains(name)) {
                out.println("There is no projection " + name + ". Choose from " + String.join(", ", known) + ".");
                return false;
            }
        }
        List<String> wanted = names.isEmpty() ? known : names;
        for (String name : wanted) {
            request(name);
        }
        boolean all = true;
        for (String name : wanted) {
            all &= follow(name);
        }
        return all;
    }

    private List<String> known() throws SQLException {
        try (var rows =
                database.createStatement().executeQuery("select distinct projection from consumed_offset order by 1")) {
            var names = new ArrayList<String>();
            while (rows.next()) {
                names.add(rows.getString(1));
            }
            return names;
        }
    }

    private void request(String name) throws SQLException {
        try (var statement = database.prepareStatement("""
                with asked as (
                  insert into rebuild_run (projection, state, done, total) values (?, 'REQUESTED', 0, 0)
                  on conflict (projection) do update set state = 'REQUESTED', done = 0, total = 0
                  where rebuild_run.state not in ('REQUESTED', 'RUNNING') returning projection)
                select pg_notify('perennial_rebuild', projection) from asked
                """)) {
            statement.setString(1, name);
            statement.executeQuery().close();
        }
    }

    private boolean follow(String name) throws SQLException, InterruptedException {
        long begin = System.nanoTime();
        long told = -1;
        try (var statement =
                database.prepareStatement("select state, done, total from rebuild_run where projection = ?")) {
            statement.setString(1, name);
            while (true) {
                try (var row = statement.executeQuery()) {
                    String state = row.next() ? row.getString(1) : "FAILED";
                    long done = state.equals("FAILED") ? 0 : row.getLong(2);
                    long total = state.equals("FAILED") ? 0 : row.getLong(3);
                    if (done != told) {
                        out.println(name + ": " + done + " of " + total + " records");
                        told = done;
                    }
                    if (state.equals("DONE") || state.equals("FAILED")) {
                        long millis = (System.nanoTime() - begin) / 1_000_000;
                        out.println(name + ": " + (state.equals("DONE") ? "rebuilt in " + millis + " ms" : "failed"));
                        return state.equals("DONE");
                    }
                    if (state.equals("REQUESTED") && System.nanoTime() - begin > patience.toNanos()) {
                        out.println(name + ": no query process took the request. The next one to start will.");
                        return false;
                    }
                }
                Thread.sleep(GLANCE_MILLIS);
            }
        }
    }
}
