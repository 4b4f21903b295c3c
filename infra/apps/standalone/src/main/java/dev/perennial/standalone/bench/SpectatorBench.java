package dev.perennial.standalone.bench;

import dev.perennial.domain.table.TableId;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.bench.measure.Latencies;
import dev.perennial.standalone.bench.measure.Measurement;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.axonframework.commandhandling.gateway.CommandGateway;

/**
 * Many spectators on one table and many watched tables at once: does everybody get everything, and how soon? First at
 * the rate of a busy evening, once to warm up and once to measure, then at one that is meant to be held.
 */
public final class SpectatorBench {
    private static final int SEATS = 2;
    private static final int WORKERS = 128;
    private static final double HELD = 500;

    private final RunningStandalone running;
    private final int tables;
    private final int spectators;
    private final PhaseReport phases = new PhaseReport();
    private final Map<String, Object> others = new LinkedHashMap<>();
    private long opened;
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
                    .run(data, Duration.ofSeconds(quick ? 10 : 45), quick ? 20 : 40, quick ? 100 : HELD);
        } finally {
            System.out.println("data of this run: " + data);
        }
        return 0;
    }

    private void run(Path data, Duration duration, double quietRate, double heldRate)
            throws InterruptedException, IOException {
        try (var players = HttpPlayers.signIn(client, running.address(), SEATS).onSockets()) {
            System.out.println("... " + (spectators + tables - 1) + " spectators at " + tables + " tables");
            for (String round : List.of("warm-up", "evening")) {
                watch(round, audience -> play(players, audience, duration, quietRate));
            }
            System.out.printf("... the same at %.0f moves/s%n", heldRate);
            watch("held", audience -> hold(players, audience, duration.dividedBy(3), heldRate));
        }
        others.put("spectators", spectators + tables - 1);
        others.put("tables", tables);
        Path json = Files.writeString(data.resolve("spectators.json"), phases.json(others));
        Path chart = Files.writeString(data.resolve("spectators.svg"), phases.svg());
        System.out.println("figures: " + json + ", chart: " + chart);
    }

    private interface Round {
        Load.Outcome play(Audience audience) throws InterruptedException, IOException;
    }

    private void watch(String name, Round round) throws InterruptedException, IOException {
        var audience = new Audience(opened + 1);
        opened += tables;
        long stored = running.storedEvents();
        var cost = Measurement.start(Measurement.postmaster(running.backend()));
        var outcome = round.play(audience);
        var measurement = cost.stop();
        long projected = running.projectedEvents();
        long after = running.storedEvents();
        phases.add(new Phase(name, outcome, measurement, after - stored, after - projected));
        others.put(name, audience.report());
    }

    /** Fresh tables and their spectators; most of these watch the first table. */
    private final class Audience {
        private final List<PreparedGame> games;
        private final ConcurrentLinkedQueue<Long> latencies = new ConcurrentLinkedQueue<>();
        private final Map<TableId, List<WatchingClient>> watching = new HashMap<>();
        private final Map<TableId, Long> reached = new ConcurrentHashMap<>();

        Audience(long first) throws InterruptedException {
            games = LongStream.range(first, first + tables)
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

        /** Plays the move and remembers how far its table is then. */
        void play(SocketPlayers players, PreparedGame game, PreparedGame.Move move) throws IOException {
            long _ = reached.merge(game.table(), players.play(game, move), Math::max);
        }

        Map<String, Object> report() throws InterruptedException {
            Thread.sleep(Duration.ofSeconds(5));
            long behind = 0;
            long gaps = 0;
            for (var table : watching.entrySet()) {
                long last = reached.getOrDefault(table.getKey(), -1L);
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
            return Map.of(
                    "eventsReceived",
                    latencies.size(),
                    "missedTheEnd",
                    behind,
                    "gaps",
                    gaps,
                    "eventToClientMillis",
                    outcome.percentiles());
        }
    }

    /** Every tenth move is one of the table that most are watching. A move's latency counts from when it was due. */
    private static Load.Outcome play(SocketPlayers players, Audience audience, Duration duration, double movesPerSecond)
            throws InterruptedException, IOException {
        var next = new HashMap<TableId, Integer>();
        var latencies = new Latencies();
        long pause = (long) (1e9 / movesPerSecond);
        long start = System.nanoTime();
        long due = start;
        for (int turn = 0; due < start + duration.toNanos(); turn++, due += pause) {
            Thread.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
            boolean crowded = turn % 10 == 0;
            PreparedGame game = audience.games.get(crowded ? 0 : turn % audience.games.size());
            int move = next.merge(game.table(), 1, Integer::sum) - 1;
            if (move < game.moves().size()) {
                audience.play(players, game, game.moves().get(move));
                latencies.add(System.nanoTime() - due);
            }
        }
        return Load.Outcome.of(List.of(latencies), (System.nanoTime() - start) / 1e9);
    }

    private Load.Outcome hold(SocketPlayers players, Audience audience, Duration duration, double movesPerSecond) {
        return Load.constant(Math.min(WORKERS, tables), duration, movesPerSecond)
                .run(new ConcurrentLinkedQueue<>(audience.games), (game, move) -> audience.play(players, game, move));
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
