package dev.perennial.standalone.bench;

import dev.perennial.cli.server.BenchCommand.Part;
import dev.perennial.eventstore.relay.EventRelay;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.bench.measure.Measurement;
import dev.perennial.standalone.bench.measure.Steadiness;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.TrackingEventProcessor;

/**
 * Measures the whole way of a move in one run, each figure beside the ceiling of the same PostgreSQL on the same
 * machine at the same time. Absolute figures mean little on a shared machine; the ratios do.
 */
public final class Bench {
    private static final int CONNECTIONS = 16;
    private static final int WORKERS = 64;
    private static final List<Integer> ONE_ROW = List.of(1);
    private static final List<Integer> ROWS_OF_A_MOVE = List.of(4, 3, 4);
    private static final int SEATS = 2;
    private static final int WATCHED = 20;

    private final RunningStandalone running;
    private final Duration warmUp;
    private final Duration measured;
    private final Report report = new Report();
    private final PhaseReport phases = new PhaseReport();
    private final Map<String, Object> others = new LinkedHashMap<>();
    private final long postmaster;
    private final AtomicLong gameNumbers = new AtomicLong();
    private LongFunction<PreparedGame> games = number -> PreparedGame.mixed(SEATS, number);
    private final CommandGateway gateway;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Bench(RunningStandalone running, Duration warmUp, Duration measured) {
        this.running = running;
        this.warmUp = warmUp;
        this.measured = measured;
        this.gateway = running.commandBean(CommandGateway.class);
        this.postmaster = Measurement.postmaster(running.backend());
    }

    public static int run(boolean quick, Set<Part> parts) throws IOException {
        Path data = Files.createTempDirectory("perennial-bench");
        try (var running = RunningStandalone.start(data)) {
            new Bench(running, Duration.ofSeconds(quick ? 10 : 180), Duration.ofSeconds(quick ? 4 : 10))
                    .run(data, parts);
        } finally {
            System.out.println("data of this run: " + data);
        }
        return 0;
    }

    /**
     * Only moves over HTTP through the front door, on a server of its own: without spectators, then with both players
     * following their table.
     */
    static List<Phase> frontDoor(Path data, Duration warmUp, Duration measured) throws IOException {
        try (var running = RunningStandalone.start(data, FollowingPlayers.SETTINGS)) {
            var bench = new Bench(running, warmUp, measured);
            try (var sockets = bench.players(running.address());
                    var following = new FollowingPlayers(sockets)) {
                Phase unseen = bench.warm("HTTP through the front door", sockets);
                return List.of(unseen, bench.warm("the same, both players following", following));
            }
        }
    }

    private void run(Path data, Set<Part> parts) throws IOException {
        double ceiling = rawInserts(ONE_ROW);
        double rowsOfMoves = rawInserts(ROWS_OF_A_MOVE);
        others.put("ceilings", Map.of("oneRow", ceiling, "rowsOfAMove", rowsOfMoves));
        report.line("raw commits of one row, " + CONNECTIONS + " connections", ceiling, ceiling);
        report.line("raw commits of a move's rows, " + CONNECTIONS + " connections", rowsOfMoves, rowsOfMoves);
        if (parts.contains(Part.GATEWAY)) {
            withoutRelay(rowsOfMoves);
            double _ = measure("gateway, all live", throughGateway(), rowsOfMoves);
        }
        try (var front = players(running.address())) {
            if (parts.contains(Part.HTTP)) {
                overHttp(front, rowsOfMoves);
            }
            if (parts.contains(Part.GAMES)) {
                eachGame(throughGateway(), front, rowsOfMoves);
            }
        }
        report.line("raw commits of one row once more, at the end", rawInserts(ONE_ROW), ceiling);
        report.print(System.out);
        Path json = Files.writeString(data.resolve("bench.json"), phases.json(others));
        Path chart = Files.writeString(data.resolve("bench.svg"), phases.svg());
        System.out.println("figures: " + json + ", chart: " + chart);
    }

    /** Moves that are only stored; then the read side catches up with them, more than once, until it is warm. */
    private void withoutRelay(double ceiling) {
        relay().shutDown();
        double _ = measure("gateway, relay stopped", throughGateway(), ceiling);
        var steady = new Steadiness(warmUp);
        var more = Load.unlimited(WORKERS, measured);
        while (!steady.isReached(catchUp())) {
            relay().shutDown();
            Phase _ = window("more events", more, throughGateway());
        }
    }

    private Load.Sender throughGateway() {
        return (game, move) -> {
            Object _ = gateway.sendAndWait(game.command(move));
        };
    }

    private SocketPlayers players(String address) {
        return HttpPlayers.signIn(client, address, SEATS).onSockets();
    }

    private void overHttp(SocketPlayers front, double ceiling) {
        double held = measure("HTTP through the front door", front, ceiling);
        var half = Load.constant(WORKERS, measured, held / 2);
        Phase _ = window("half, for the first time", half, front);
        report("HTTP at half of that, constant rate", window("half", half, front), ceiling);
        watched(front, held / 10);
    }

    private void eachGame(Load.Sender throughGateway, Load.Sender front, double ceiling) {
        for (String game : PreparedGame.GAMES) {
            games = number -> PreparedGame.of(game, SEATS, number);
            double _ = measure(game + ": gateway, all live", throughGateway, ceiling);
            double _ = measure(game + ": HTTP through the front door", front, ceiling);
        }
        games = number -> PreparedGame.mixed(SEATS, number);
    }

    private double rawInserts(List<Integer> rows) {
        return RawInserts.perSecond(running.database("command"), rows, CONNECTIONS, measured);
    }

    /** Reports the last window and answers its rate. */
    private double measure(String name, Load.Sender sender, double ceiling) {
        Phase last = warm(name, sender);
        report(name, last, ceiling);
        return last.outcome().rate();
    }

    /** Repeats until two windows are alike or time is up. What came before shows how soon the server is warm. */
    private Phase warm(String name, Load.Sender sender) {
        var load = Load.unlimited(WORKERS, measured);
        var steady = new Steadiness(warmUp);
        var windows = new ArrayList<Map<String, Object>>();
        Phase last;
        do {
            last = window(name, load, sender);
            windows.add(last.inBrief());
            System.out.printf("... %s: %s%n", name, last.inBrief());
        } while (!steady.isReached(last.outcome().rate(), last.compilingShare()));
        others.put("windows, " + name, windows);
        return last;
    }

    private void report(String name, Phase phase, double ceiling) {
        report.load(name + (phase.isLive() ? "" : " (not live)"), phase.outcome(), ceiling);
        phases.add(phase.named(name));
        if (relay().isRunning()) {
            awaitProjected();
        }
    }

    private Phase window(String name, Load load, Load.Sender sender) {
        var opened = opened(measured);
        if (relay().isRunning()) {
            awaitProjected();
        }
        long stored = running.storedEvents();
        var start = Measurement.start(postmaster);
        var outcome = load.run(opened, sender);
        var measurement = start.stop().withEnded(part(sender), load.cpuNanos());
        if (sender instanceof FollowingPlayers following) {
            following.leave();
        }
        long projected = running.projectedEvents(); // first, because counting what is stored takes a while
        long after = running.storedEvents();
        return new Phase(name, outcome, measurement, after - stored, after - projected);
    }

    /** The gateway handles a command in the thread that sends it. */
    private static String part(Load.Sender sender) {
        return sender instanceof SocketPlayers || sender instanceof FollowingPlayers
                ? Measurement.GENERATOR
                : "commands in the caller's thread";
    }

    /** Enough games for the time, opened beforehand so that only moves are counted. */
    private ConcurrentLinkedQueue<PreparedGame> opened(Duration duration) {
        int count = (int) Math.max(2L * WORKERS, duration.toSeconds() * 40);
        var games = new ConcurrentLinkedQueue<PreparedGame>();
        for (int i = 0; i < count; i++) {
            games.add(open());
        }
        return games;
    }

    private PreparedGame open() {
        var game = games.apply(gameNumbers.incrementAndGet());
        game.opening().forEach(command -> {
            Object _ = gateway.sendAndWait(command);
        });
        return game;
    }

    private TrackingEventProcessor relay() {
        return running.commandBean(EventProcessingConfiguration.class)
                .eventProcessor(EventRelay.NAME, TrackingEventProcessor.class)
                .orElseThrow();
    }

    /** Answers the events of a second. */
    private double catchUp() {
        long waiting = running.storedEvents() - running.projectedEvents();
        var cost = Measurement.start(postmaster);
        long start = System.nanoTime();
        relay().start();
        awaitProjected();
        double seconds = (System.nanoTime() - start) / 1e9;
        var parts = cost.stop().cpuMicros(waiting);
        report.rate("relay and projections catching up, events", waiting, seconds);
        System.out.print(PhaseReport.parts(parts, 0.5));
        others.put("eventsCaughtUpPerSecond", waiting / seconds);
        others.put("cpuMicrosPerEventCaughtUp", parts);
        return waiting / seconds;
    }

    private void awaitProjected() {
        PlayedGames.awaitProjected(running);
    }

    private void watched(SocketPlayers players, double rate) {
        System.out.println("... request to spectator at a tenth of the load");
        for (Duration duration : List.of(measured.multipliedBy(3), measured.multipliedBy(2))) {
            var games = new ArrayList<PreparedGame>();
            for (int i = 0; i < WATCHED; i++) {
                games.add(open());
            }
            awaitProjected();
            var outcome = WatchedLoad.run(players, running.address(), games, rate, duration);
            report.latency("HTTP request to its answer, " + WATCHED + " watched tables", outcome.answered());
            report.latency("HTTP request to spectator's event, " + WATCHED + " watched tables", outcome.seen());
            others.put("requestToAnswerMillis", outcome.answered().percentiles());
            others.put("requestToSpectatorMillis", outcome.seen().percentiles());
        }
    }
}
