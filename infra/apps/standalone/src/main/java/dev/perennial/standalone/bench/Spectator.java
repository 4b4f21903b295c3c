package dev.perennial.standalone.bench;

import dev.perennial.standalone.bench.measure.StreamLines;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** Watches one table's stream and notes when each sequence arrived. */
final class Spectator implements AutoCloseable {
    private final ConcurrentHashMap<Long, Long> arrivals = new ConcurrentHashMap<>();
    private final CountDownLatch connected = new CountDownLatch(1);
    private final StreamLines lines;

    Spectator(String address, String table) {
        lines = new StreamLines(address, table, this::read);
    }

    private void read(String line) {
        connected.countDown();
        if (line.startsWith("id:")) {
            arrivals.putIfAbsent(Long.parseLong(line.substring(3).strip()), System.nanoTime());
        }
    }

    void awaitConnected() throws InterruptedException {
        connected.await();
    }

    /** When the sequence came, in nanoseconds; waits for it. */
    long arrival(long sequence) throws InterruptedException {
        for (int tries = 0; tries < 10_000; tries++) {
            Long at = arrivals.get(sequence);
            if (at != null) {
                return at;
            }
            Thread.sleep(1);
        }
        throw new IllegalStateException("sequence " + sequence + " never reached the spectator");
    }

    @Override
    public void close() {
        lines.close();
    }
}
