package dev.perennial.standalone.bench;

import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.rebuild.RebuildTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/** Measures the rebuild of every projection and the whole replay of a long game. */
public final class RebuildBench {
    private static final int EVENTS = 100_000;
    private static final int GAMES_AT_A_TIME = 40;

    private RebuildBench() {}

    public static int run(boolean quick) throws IOException, SQLException, InterruptedException {
        int wanted = quick ? EVENTS / 10 : EVENTS;
        Path data = Files.createTempDirectory("perennial-bench");
        try (var running = RunningStandalone.start(data)) {
            for (int games = GAMES_AT_A_TIME; running.projectedEvents() < wanted; games += GAMES_AT_A_TIME) {
                var _ = PlayedGames.games(running, games - GAMES_AT_A_TIME, games);
            }
            System.out.println("... " + running.projectedEvents() + " events of tables");
            rebuild(running);
            var report = new Report();
            new ReplayBench(running, report).run();
            report.print(System.out);
        } finally {
            System.out.println("data of this run: " + data);
        }
        return 0;
    }

    private static void rebuild(RunningStandalone running) throws SQLException, InterruptedException {
        var place = running.database("query");
        try (var database = DriverManager.getConnection(place.url(), place.user(), place.password())) {
            long start = System.nanoTime();
            boolean done = new RebuildTask(database, System.out).run(List.of());
            System.out.printf(
                    "rebuild of all projections: %s in %.1f s%n",
                    done ? "done" : "FAILED", (System.nanoTime() - start) / 1e9);
        }
    }
}
