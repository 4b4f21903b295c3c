package dev.perennial.standalone.bench;

import dev.perennial.eventstore.Relay;
import dev.perennial.standalone.Running;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongFunction;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.TrackingEventProcessor;

/**
 * Measures the whole way of a move in one run, each figure beside the ceiling of the same PostgreSQL on the same machine
 * at the same time. Absolute figures mean little on a shared machine; the ratios do.
 */
public final class Bench {
    private static final int CONNECTIONS = 16;
    private static final int WORKERS = 32;
    private static final int SEATS = 2;
    private static final int WATCHED = 20;

    private final Running running;
    private final Duration warmUp;
    private final Duration measured;
    private final Report report = new Report();
    private final AtomicLong gameNumbers = new AtomicLong();
    private LongFunction<PreparedGame> games = number -> PreparedGame.mixed(SEATS, number);
    private final CommandGateway gateway;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Bench(Running running, Duration warmUp, Duration measured) {
        this.running = running;
        this.warmUp = warmUp;
        this.measured = measured;
        this.gateway = running.commandBean(CommandGateway.class);
    }

    public static void main(String[] args) throws IOException {
        boolean quick = List.of(args).contains("--quick");
        Path data = Files.createTempDirectory("perennial-bench");
        try (var running = Running.start(data)) {
            new Bench(running, Duration.ofSeconds(quick ? 10 : 60), Duration.ofSeconds(quick ? 5 : 15)).run();
        } finally {
            System.out.println("data of this run: " + data);
        }
        System.exit(0);
    }

    private void run() {
        double ceiling = rawInserts();
        report.line("raw insert commits, " + CONNECTIONS + " connections", ceiling, ceiling);

        stopRelay();
        Load.Sender throughGateway = (game, move) -> {
            Object _ = gateway.sendAndWait(game.command(move));
        };
        report.load("moves through the gateway, relay stopped", load(throughGateway), ceiling);
        catchUp();
        report.load("moves through the gateway, relay and projections live", load(throughGateway), ceiling);
        awaitProjected();

        var direct = HttpPlayers.signIn(client, running.commandAddress(), SEATS);
        report.load("moves over HTTP, straight to the service", load(direct), ceiling);
        awaitProjected();
        var front = HttpPlayers.signIn(client, running.address(), SEATS);
        var held = load(front);
        report.load("moves over HTTP through the front door", held, ceiling);
        awaitProjected();
        for (String game : PreparedGame.GAMES) {
            games = number -> PreparedGame.of(game, SEATS, number);
            report.load(game + ": moves through the gateway, all live", brief(throughGateway), ceiling);
            awaitProjected();
            report.load(game + ": moves over HTTP through the front door", brief(front), ceiling);
            awaitProjected();
        }
        games = number -> PreparedGame.mixed(SEATS, number);

        double again = rawInserts();
        report.line("raw insert commits once more, at the end", again, ceiling);
        watched(front, held.rate() / 10);
        report.print(System.out);
    }

    private double rawInserts() {
        var database = running.database("command");
        return RawInserts.perSecond(database.url(), database.user(), database.password(), CONNECTIONS, measured);
    }

    private Load.Outcome load(Load.Sender sender) {
        var _ = Load.run(WORKERS, warmUp, opened(warmUp), sender);
        return Load.run(WORKERS, measured, opened(measured), sender);
    }

    /** Everything is warm but the rules of this one game. */
    private Load.Outcome brief(Load.Sender sender) {
        Duration half = measured.dividedBy(2);
        var _ = Load.run(WORKERS, half, opened(half), sender);
        return Load.run(WORKERS, measured, opened(measured), sender);
    }

    /** Enough games for the time, opened beforehand so that only moves are counted. */
    private ConcurrentLinkedQueue<PreparedGame> opened(Duration duration) {
        int count = (int) Math.max(2L * WORKERS, duration.toSeconds() * 60);
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
                .eventProcessor(Relay.NAME, TrackingEventProcessor.class)
                .orElseThrow();
    }

    private void stopRelay() {
        relay().shutDown();
    }

    private void catchUp() {
        long waiting = running.storedEvents() - running.projectedEvents();
        long start = System.nanoTime();
        relay().start();
        awaitProjected();
        report.rate("relay and projections catching up, events", waiting, (System.nanoTime() - start) / 1e9);
    }

    private void awaitProjected() {
        PlayedOut.awaitProjected(running);
    }

    private void watched(HttpPlayers players, double rate) {
        System.out.println("... request to spectator at a tenth of the load");
        for (Duration duration : List.of(warmUp.dividedBy(2), measured.multipliedBy(2))) {
            var games = new ArrayList<PreparedGame>();
            for (int i = 0; i < WATCHED; i++) {
                games.add(open());
            }
            awaitProjected();
            var outcome = WatchedLoad.run(client, players, running.address(), games, rate, duration);
            report.latency("HTTP request to spectator's event, " + WATCHED + " watched tables", outcome);
        }
    }
}
