package dev.perennial.standalone.bench;

import dev.perennial.standalone.bench.measure.Latencies;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;

/** Many workers, each playing one prepared game after the other, until the time is over. */
final class Load {
    private static final String THREADS = "bench-load-";

    private final int workers;
    private final Duration duration;
    private final double rate;
    private final LongAdder cpuNanos = new LongAdder();

    private Load(int workers, Duration duration, double rate) {
        this.workers = workers;
        this.duration = duration;
        this.rate = rate;
    }

    /** Every worker sends its next move as soon as the last one is accepted. */
    static Load unlimited(int workers, Duration duration) {
        return new Load(workers, duration, Double.POSITIVE_INFINITY);
    }

    /**
     * Moves are due at a constant rate, and a move's latency counts from when it was due: a server that stalls also
     * delays the moves that could not be sent meanwhile.
     */
    static Load constant(int workers, Duration duration, double rate) {
        return new Load(workers, duration, rate);
    }

    /** Sends one move and returns when it is accepted. */
    interface Sender {
        void send(PreparedGame game, PreparedGame.Move move) throws Exception;
    }

    /** The result of a load run. */
    record Outcome(long moves, double seconds, List<Long> latenciesNanos) {
        static Outcome of(List<Latencies> latencies, double seconds) {
            long[] all = latencies.stream()
                    .flatMapToLong(each -> Arrays.stream(each.nanos()))
                    .toArray();
            return new Outcome(all.length, seconds, Arrays.stream(all).boxed().toList());
        }

        double rate() {
            return moves / seconds;
        }

        Map<String, Double> percentiles() {
            return Map.of(
                    "p50", percentileMillis(0.5), "p99", percentileMillis(0.99), "p99.9", percentileMillis(0.999));
        }

        double percentileMillis(double share) {
            long[] sorted =
                    latenciesNanos.stream().mapToLong(Long::longValue).sorted().toArray();
            return Latencies.percentileMillis(sorted, share);
        }
    }

    /** Processor time of the workers in the last run. */
    long cpuNanos() {
        return cpuNanos.sum();
    }

    Outcome run(ConcurrentLinkedQueue<PreparedGame> games, Sender sender) {
        var latencies = new ArrayList<Latencies>();
        cpuNanos.reset();
        long start = System.nanoTime();
        try (var pool = Executors.newFixedThreadPool(
                workers, Thread.ofPlatform().name(THREADS, 0).factory())) {
            var running = new ArrayList<Future<?>>();
            for (int i = 0; i < workers; i++) {
                int worker = i;
                var own = new Latencies();
                latencies.add(own);
                running.add(pool.submit(() -> {
                    play(worker, start, games, sender, own);
                    cpuNanos.add(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
                    return null;
                }));
            }
            for (Future<?> worker : running) {
                var _ = worker.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("the load stopped before its end", e);
        }
        return Outcome.of(latencies, (System.nanoTime() - start) / 1e9);
    }

    private void play(
            int worker, long start, ConcurrentLinkedQueue<PreparedGame> games, Sender sender, Latencies latencies)
            throws Exception {
        long end = start + duration.toNanos();
        long every = (long) (workers / rate * 1e9);
        long due = start + every * worker / workers;
        for (var game = games.poll(); game != null; game = games.poll()) {
            for (var move : game.moves()) {
                long since = every == 0 ? System.nanoTime() : due;
                if (since >= end) { // a move that was due in time is still sent, however late
                    return;
                }
                long early = since - System.nanoTime();
                if (early > 0) {
                    Thread.sleep(Duration.ofNanos(early));
                }
                sender.send(game, move);
                latencies.add(System.nanoTime() - since);
                due += every;
            }
        }
    }
}
