package dev.perennial.standalone.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Moves at a fixed rate over several watched tables: from the moment when the request was due to the spectator's event.
 */
final class WatchedLoad {
    private WatchedLoad() {}

    /** Both counted from when a move was due: until it was answered, and until a spectator saw it. */
    record Outcome(Load.Outcome answered, Load.Outcome seen) {}

    static Outcome run(
            SocketPlayers players, String address, List<PreparedGame> games, double rate, Duration duration) {
        var answered = new ConcurrentLinkedQueue<Long>();
        var seen = new ConcurrentLinkedQueue<Long>();
        long start = System.nanoTime();
        long end = start + duration.toNanos();
        long pauseNanos = (long) (games.size() * 1e9 / rate);
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<?>>();
            for (var game : games) {
                running.add(pool.submit(() -> {
                    watch(players, address, game, pauseNanos, end, answered, seen);
                    return null;
                }));
            }
            for (Future<?> table : running) {
                var _ = table.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Outcome(outcome(answered, seconds), outcome(seen, seconds));
    }

    private static Load.Outcome outcome(Collection<Long> latencies, double seconds) {
        return new Load.Outcome(latencies.size(), seconds, List.copyOf(latencies));
    }

    private static void watch(
            SocketPlayers players,
            String address,
            PreparedGame game,
            long pauseNanos,
            long end,
            Collection<Long> answered,
            Collection<Long> seen)
            throws InterruptedException, IOException {
        try (var spectator = new Spectator(address, game.table().code())) {
            spectator.awaitConnected();
            long next = System.nanoTime() + (long) (pauseNanos * Math.random());
            for (var move : game.moves()) {
                if (next >= end) {
                    return;
                }
                Thread.sleep(Duration.ofNanos(Math.max(0, next - System.nanoTime())));
                long sequence = players.play(game, move);
                answered.add(System.nanoTime() - next);
                seen.add(spectator.arrival(sequence) - next);
                next += pauseNanos;
            }
        }
    }
}
