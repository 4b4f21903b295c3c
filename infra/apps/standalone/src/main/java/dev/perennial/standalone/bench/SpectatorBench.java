package dev.perennial.standalone.bench;

import dev.perennial.standalone.RunningStandalone;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.axonframework.commandhandling.gateway.CommandGateway;

/** Many spectators on one table and many watched tables at once: does everybody get everything, and how soon? */
public final class SpectatorBench {
    private static final int SEATS = 2;

    private final RunningStandalone running;
    private final int tables;
    private final int spectators;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private SpectatorBench(RunningStandalone running, int tables, int spectators) {
        this.running = running;
        this.tables = tables;
        this.spectators = spectators;
    }

    public static int run(boolean quick) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("perennial-bench");
        try (var running = RunningStandalone.start(data)) {
            new SpectatorBench(running, quick ? 20 : 200, quick ? 100 : 1_000)
                    .run(Duration.ofSeconds(quick ? 10 : 60), quick ? 20 : 40);
        } finally {
            System.out.println("data of this run: " + data);
        }
        return 0;
    }

    private void run(Duration duration, double movesPerSecond) throws InterruptedException {
        var games = new ArrayList<PreparedGame>();
        for (int i = 0; i < tables; i++) {
            games.add(open(i + 1));
        }
        var latencies = new ConcurrentLinkedQueue<Long>();
        Map<PreparedGame, List<WatchingClient>> watching = new HashMap<>();
        for (PreparedGame game : games) {
            int watchers = game.equals(games.getFirst()) ? spectators : 1;
            var clients = new ArrayList<WatchingClient>();
            for (int i = 0; i < watchers; i++) {
                clients.add(new WatchingClient(
                        client, running.address(), game.table().code(), latencies));
            }
            watching.put(game, clients);
        }
        for (var clients : watching.values()) {
            for (var each : clients) {
                each.awaitConnected();
            }
        }
        System.out.println("... " + (spectators + tables - 1) + " spectators at " + tables + " tables");
        var played = play(games, duration, movesPerSecond);
        report(watching, played, latencies);
    }

    /** Every other move is one of the table that most are watching. */
    private Map<PreparedGame, Long> play(List<PreparedGame> games, Duration duration, double movesPerSecond)
            throws InterruptedException {
        var players = HttpPlayers.signIn(client, running.address(), SEATS);
        var next = new HashMap<PreparedGame, Integer>();
        var reached = new HashMap<PreparedGame, Long>();
        long pause = (long) (1e9 / movesPerSecond);
        long due = System.nanoTime();
        long end = due + duration.toNanos();
        for (int turn = 0; due < end; turn++, due += pause) {
            Thread.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
            boolean crowded = turn % 10 == 0;
            PreparedGame game = crowded ? games.getFirst() : games.get(turn % games.size());
            int move = next.merge(game, 1, Integer::sum) - 1;
            if (move < game.moves().size()) {
                reached.put(game, players.play(game, game.moves().get(move)));
            }
        }
        return reached;
    }

    private static void report(
            Map<PreparedGame, List<WatchingClient>> watching,
            Map<PreparedGame, Long> played,
            ConcurrentLinkedQueue<Long> latencies)
            throws InterruptedException {
        Thread.sleep(Duration.ofSeconds(5));
        long behind = 0;
        long gaps = 0;
        for (var table : watching.entrySet()) {
            long last = played.getOrDefault(table.getKey(), -1L);
            for (var each : table.getValue()) {
                behind += each.last() < last ? 1 : 0;
                gaps += each.gaps();
                each.close();
            }
        }
        var outcome = new Load.Outcome(latencies.size(), 1, List.copyOf(latencies));
        System.out.printf(
                "%d events received; spectators who missed the end: %d; gaps: %d%n", latencies.size(), behind, gaps);
        System.out.printf(
                "event to client: p50 %.1f ms, p90 %.1f ms, p99 %.1f ms%n",
                outcome.percentileMillis(0.5), outcome.percentileMillis(0.9), outcome.percentileMillis(0.99));
    }

    private PreparedGame open(long number) {
        var game = PreparedGame.mixed(SEATS, number);
        var gateway = running.commandBean(CommandGateway.class);
        game.opening().forEach(command -> {
            Object _ = gateway.sendAndWait(command);
        });
        return game;
    }
}
