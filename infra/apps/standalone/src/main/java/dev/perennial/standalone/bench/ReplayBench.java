package dev.perennial.standalone.bench;

import dev.perennial.standalone.RunningStandalone;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Measures how long the replay of a long game takes: the very first one, uncached games in a warm process, and a cached
 * game.
 */
final class ReplayBench {
    private static final int LONG_GAME = 300;
    private static final int MEASURED = 60;
    private static final int WARMED_UP = 200;
    private static final int AGAIN = 60;
    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private record Played(String table, int events) {}

    private record Told(List<Long> nanos, long mostBytes) {
        Load.Outcome outcome() {
            return new Load.Outcome(
                    nanos.size(), nanos.stream().mapToLong(Long::longValue).sum() / 1e9, nanos);
        }
    }

    private final RunningStandalone running;
    private final Report report;

    ReplayBench(RunningStandalone running, Report report) {
        this.running = running;
        this.report = report;
    }

    void run() throws SQLException, IOException, InterruptedException {
        for (String game : PreparedGame.GAMES) {
            List<Played> games = byLength(game);
            List<Played> measured = games.subList(0, Math.min(MEASURED, games.size() / 2));
            List<Played> others = games.subList(measured.size(), games.size());
            row(game, "first replay", others.subList(0, 1), tell(others.subList(0, 1), "open"));
            warmUp(others);
            row(game, "warm, each asked for once", measured, tell(measured, "open"));
            List<Played> again = Collections.nCopies(AGAIN, measured.getFirst());
            row(game, "one asked for again and again", again, tell(again, "open"));
        }
    }

    /** With games that are not measured, each as several people see it: no answer comes from the cache. */
    private void warmUp(List<Played> games) throws IOException, InterruptedException {
        int told = 0;
        for (String perspective : List.of("spectator", "seat-0", "seat-1", "open")) {
            int left = Math.min(games.size(), WARMED_UP - told);
            told += tell(games.subList(0, left), perspective).nanos().size();
        }
    }

    private Told tell(List<Played> games, String perspective) throws IOException, InterruptedException {
        var nanos = new ArrayList<Long>();
        long mostBytes = 0;
        for (Played game : games) {
            var request = HttpRequest.newBuilder(URI.create(running.address() + "/api/v1/tables/" + game.table()
                            + "/replay?perspective=" + perspective))
                    .build();
            long start = System.nanoTime();
            var answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
            nanos.add(System.nanoTime() - start);
            if (answer.statusCode() != 200) {
                throw new IllegalStateException("no replay of " + game.table() + ": " + answer.statusCode());
            }
            mostBytes = Math.max(mostBytes, answer.body().length);
        }
        return new Told(nanos, mostBytes);
    }

    private void row(String game, String what, List<Played> games, Told told) {
        var lengths = games.stream().mapToInt(Played::events).summaryStatistics();
        report.latency(
                "%s: whole replay, %s (%d of %d to %d events, up to %d kB)"
                        .formatted(
                                game,
                                what,
                                told.nanos().size(),
                                lengths.getMin(),
                                lengths.getMax(),
                                told.mostBytes() / 1024),
                told.outcome());
    }

    /** Those closest to a long game first. */
    private List<Played> byLength(String game) throws SQLException {
        var place = running.database("query");
        try (var database = DriverManager.getConnection(place.url(), place.user(), place.password());
                var find = database.prepareStatement("""
                        select table_id, events from played_game where game = ? order by abs(events - ?), table_id
                        """)) {
            find.setString(1, game);
            find.setInt(2, LONG_GAME);
            try (var rows = find.executeQuery()) {
                var games = new ArrayList<Played>();
                while (rows.next()) {
                    games.add(new Played(rows.getString(1), rows.getInt(2)));
                }
                return games;
            }
        }
    }
}
