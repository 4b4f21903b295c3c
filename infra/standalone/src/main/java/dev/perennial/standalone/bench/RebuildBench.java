package dev.perennial.standalone.bench;

import dev.perennial.standalone.Running;
import dev.perennial.standalone.rebuild.RebuildCommand;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** How long it takes to make every projection anew, and to tell a long game as a whole. */
public final class RebuildBench {
    private static final int EVENTS = 100_000;
    private static final int LONG_GAME = 300;
    private static final int GAMES_AT_A_TIME = 40;
    private static final int REPLAYS = 60;
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private RebuildBench() {}

    public static void main(String[] args) throws IOException, SQLException, InterruptedException {
        int wanted = List.of(args).contains("--quick") ? EVENTS / 10 : EVENTS;
        Path data = Files.createTempDirectory("perennial-bench");
        try (var running = Running.start(data)) {
            for (int games = GAMES_AT_A_TIME; running.projectedEvents() < wanted; games += GAMES_AT_A_TIME) {
                var _ = PlayedOut.games(running, games - GAMES_AT_A_TIME, games);
            }
            System.out.println("... " + running.projectedEvents() + " events of tables");
            rebuild(running);
            replay(running);
        } finally {
            System.out.println("data of this run: " + data);
        }
        System.exit(0);
    }

    private static void rebuild(Running running) throws SQLException, InterruptedException {
        var place = running.database("query");
        try (var database = DriverManager.getConnection(place.url(), place.user(), place.password())) {
            long start = System.nanoTime();
            boolean done = new RebuildCommand(database, System.out).run(List.of());
            System.out.printf(
                    "rebuild of all projections: %s in %.1f s%n",
                    done ? "done" : "FAILED", (System.nanoTime() - start) / 1e9);
        }
    }

    /** A game of as many events as can be found; what is not asked for the first time is read from a cache. */
    private static void replay(Running running) throws SQLException, IOException, InterruptedException {
        for (String table : longGames(running)) {
            var nanos = new ArrayList<Long>();
            long bytes = 0;
            for (int i = 0; i < REPLAYS; i++) {
                long start = System.nanoTime();
                bytes = ask(running, "/api/v1/tables/" + table + "/replay?perspective=open");
                nanos.add(System.nanoTime() - start);
            }
            var outcome = new Load.Outcome(nanos.size(), 1, nanos.subList(REPLAYS / 2, REPLAYS));
            System.out.printf(
                    "whole replay of %s: %d bytes, first %.1f ms, p50 %.1f ms, p99 %.1f ms%n",
                    table,
                    bytes,
                    nanos.getFirst() / 1e6,
                    outcome.percentileMillis(0.5),
                    outcome.percentileMillis(0.99));
        }
    }

    private static List<String> longGames(Running running) throws SQLException {
        var place = running.database("query");
        try (var database = DriverManager.getConnection(place.url(), place.user(), place.password());
                var rows = database.createStatement().executeQuery("""
                        select distinct on (game) table_id from played_game
                        order by game, abs(events - %d)
                        """.formatted(LONG_GAME))) {
            var tables = new ArrayList<String>();
            while (rows.next()) {
                tables.add(rows.getString(1));
            }
            return tables;
        }
    }

    private static long ask(Running running, String path) throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(URI.create(running.address() + path)).build();
        return CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray()).body().length;
    }
}
