package dev.perennial.standalone.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/** Many workers, each playing one prepared game after the other, until the time is over. */
final class Load {
    private Load() {}

    /** Sends one move and returns when it is accepted. */
    interface Sender {
        void send(PreparedGame game, PreparedGame.Move move) throws Exception;
    }

    /** What came of it. */
    record Outcome(long moves, double seconds, List<Long> latenciesNanos) {
        double rate() {
            return moves / seconds;
        }

        double percentileMillis(double share) {
            if (latenciesNanos.isEmpty()) {
                return Double.NaN;
            }
            var sorted = new ArrayList<>(latenciesNanos);
            Collections.sort(sorted);
            return sorted.get((int) Math.min(sorted.size() - 1L, (long) (share * sorted.size()))) / 1e6;
        }
    }

    static Outcome run(int workers, Duration duration, ConcurrentLinkedQueue<PreparedGame> games, Sender sender) {
        var moves = new AtomicLong();
        var latencies = new ConcurrentLinkedQueue<Long>();
        long start = System.nanoTime();
        long end = start + duration.toNanos();
        try (var pool = Executors.newFixedThreadPool(workers)) {
            var running = new ArrayList<Future<?>>();
            for (int i = 0; i < workers; i++) {
                running.add(pool.submit(() -> {
                    for (var game = games.poll(); game != null && System.nanoTime() < end; game = games.poll()) {
                        for (var move : game.moves()) {
                            if (System.nanoTime() >= end) {
                                break;
                            }
                            long sent = System.nanoTime();
                            sender.send(game, move);
                            latencies.add(System.nanoTime() - sent);
                            moves.incrementAndGet();
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                var _ = worker.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the load broke off", e);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        return new Outcome(moves.get(), seconds, List.copyOf(latencies));
    }
}
