package dev.perennial.standalone.bench;

import dev.perennial.domain.table.TableId;
import dev.perennial.standalone.RunningStandalone;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.axonframework.commandhandling.gateway.CommandGateway;

/**
 * Many spectators on one table and many watched tables at once: does everybody get everything, and how soon? First at
 * the rate of a busy evening, then at one that is meant to be held.
 */
public final class SpectatorBench {
    private static final int SEATS = 2;
    private static final int WORKERS = 128;
    private static final double HELD = 500;

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
                    .run(Duration.ofSeconds(quick ? 10 : 60), quick ? 20 : 40, quick ? 100 : HELD);
        } finally {
            System.out.println("data of this run: " + data);
        }
        return 0;
    }

    private void run(Duration duration, double movesPerSecond, double heldPerSecond)
            throws InterruptedException, IOException {
        try (var players = HttpPlayers.signIn(client, running.address(), SEATS).onSockets()) {
            System.out.println("... " + (spectators + tables - 1) + " spectators at " + tables + " tables");
            var quiet = new Audience(1);
            quiet.report(play(players, quiet.games, duration, movesPerSecond));
            System.out.printf("... the same at %.0f moves/s%n", heldPerSecond);
            var busy = new Audience(1 + tables);
            var reached = new ConcurrentHashMap<TableId, Long>();
            var held = Load.constant(Math.min(WORKERS, tables), duration.dividedBy(4), heldPerSecond)
                    .run(
                            new ConcurrentLinkedQueue<>(busy.games),
                            (game, move) -> reached.put(game.table(), players.play(game, move)));
            System.out.printf(
                    "moves: %.0f/s, p50 %.1f ms, p99 %.1f ms%n",
                    held.rate(), held.percentileMillis(0.5), held.percentileMillis(0.99));
            busy.report(reached);
        }
    }

    /** Fresh tables and their spectators; most of these watch the first table. */
    private final class Audience {
        private final List<PreparedGame> games;
        private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
        private final Map<TableId, List<WatchingClient>> watching = new HashMap<>();

        Audience(int first) throws InterruptedException {
            games = IntStream.range(first, first + tables)
                    .mapToObj(SpectatorBench.this::open)
                    .toList();
            PlayedGames.awaitProjected(running);
            for (PreparedGame game : games) {
                var clients = Stream.generate(() -> new WatchingClient(
                                running.address(), game.table().code(), latencies))
                        .limit(game.equals(games.getFirst()) ? spectators : 1)
                        .toList();
                watching.put(game.table(), clients);
            }
            for (var clients : watching.values()) {
                for (var each : clients) {
                    each.awaitConnected();
                }
            }
        }

        /** @param played the sequence that each table has reached */
        void report(Map<TableId, Long> played) throws InterruptedException {
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
                    "%d events received; spectators who missed the end: %d; gaps: %d%n",
                    latencies.size(), behind, gaps);
            System.out.printf(
                    "event to client: p50 %.1f ms, p90 %.1f ms, p99 %.1f ms%n",
                    outcome.percentileMillis(0.5), outcome.percentileMillis(0.9), outcome.percentileMillis(0.99));
        }
    }

    /** Every tenth move is one of the table that most are watching. */
    private Map<TableId, Long> play(
            SocketPlayers players, List<PreparedGame> games, Duration duration, double movesPerSecond)
            throws InterruptedException, IOException {
        var next = new HashMap<TableId, Integer>();
        var reached = new HashMap<TableId, Long>();
        long pause = (long) (1e9 / movesPerSecond);
        long due = System.nanoTime();
        long end = due + duration.toNanos();
        for (int turn = 0; due < end; turn++, due += pause) {
            Thread.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
            boolean crowded = turn % 10 == 0;
            PreparedGame game = crowded ? games.getFirst() : games.get(turn % games.size());
            int move = next.merge(game.table(), 1, Integer::sum) - 1;
            if (move < game.moves().size()) {
                reached.put(game.table(), players.play(game, game.moves().get(move)));
            }
        }
        return reached;
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
