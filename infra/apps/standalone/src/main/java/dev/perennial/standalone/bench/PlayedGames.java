package dev.perennial.standalone.bench;

import dev.perennial.standalone.RunningStandalone;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.axonframework.commandhandling.gateway.CommandGateway;

/** Fills a running system with whole rated games of all sorts. */
public final class PlayedGames {
    private static final int WORKERS = 16;
    private static final int SEATS = 2;
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private PlayedGames() {}

    /** Answers the ids of their tables when everything has arrived where it is read. */
    public static List<String> games(RunningStandalone running, int count) {
        return games(running, 0, count);
    }

    /** Games have numbers, by which they differ: those after the first one up to the last. */
    static List<String> games(RunningStandalone running, int after, int last) {
        var gateway = running.commandBean(CommandGateway.class);
        var tables = new ArrayList<Future<String>>();
        var ids = new ArrayList<String>();
        try (var pool = Executors.newFixedThreadPool(WORKERS)) {
            for (long number = after + 1L; number <= last; number++) {
                var game = PreparedGame.mixed(SEATS, number);
                tables.add(pool.submit(() -> play(gateway, game)));
            }
            for (Future<String> table : tables) {
                ids.add(table.get());
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the games stopped before their end", e);
        }
        awaitProjected(running);
        return ids;
    }

    private static String play(CommandGateway gateway, PreparedGame game) {
        game.opening().forEach(command -> send(gateway, command));
        game.moves().forEach(move -> send(gateway, game.command(move)));
        return game.table().code();
    }

    private static void send(CommandGateway gateway, Object command) {
        Object _ = gateway.sendAndWait(command);
    }

    /** Of what is stored now; to count it again and again would load the machine. */
    static void awaitProjected(RunningStandalone running) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        long stored = running.storedEvents();
        while (running.projectedEvents() < stored) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("the projections did not catch up");
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
