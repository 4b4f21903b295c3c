package dev.perennial.standalone.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
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

    static Load.Outcome run(
            SocketPlayers players, String address, List<PreparedGame> games, double rate, Duration duration) {
        var latencies = new ConcurrentLinkedQueue<Long>();
        long start = System.nanoTime();
        long end = start + duration.toNanos();
        long pauseNanos = (long) (games.size() * 1e9 / rate);
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            var running = new ArrayList<Future<?>>();
            for (var game : games) {
                running.add(pool.submit(() -> {
                    watch(players, address, game, pauseNanos, end, latencies);
                    return null;
                }));
            }
            for (Future<?> table : running) {
                var _ = table.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
        return new Load.Outcome(latencies.size(), (System.nanoTime() - start) / 1e9, List.copyOf(latencies));
    }

    private static void watch(
            SocketPlayers players,
            String address,
            PreparedGame game,
            long pauseNanos,
            long end,
            ConcurrentLinkedQueue<Long> latencies)
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
                latencies.add(spectator.arrival(sequence) - next);
                next += pauseNanos;
            }
        }
    }
}
