package dev.perennial.standalone.bench;

import dev.perennial.standalone.bench.measure.StreamLines;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/** One of very many spectators: counts what comes, notices what is missing, and how long each event was on its way. */
final class WatchingClient implements AutoCloseable {
    private static final String TIME = "\"time\":\"";

    private final CountDownLatch connected = new CountDownLatch(1);
    private final Collection<Long> latencies;
    private final StreamLines lines;
    private boolean snapshot = true;
    private volatile long last = -1;
    private final AtomicLong gaps = new AtomicLong();

    WatchingClient(String address, String table, Collection<Long> latencies) {
        this.latencies = latencies;
        lines = new StreamLines(address, table, this::read);
    }

    private void read(String line) {
        if (line.startsWith("id: ")) {
            count(Long.parseLong(line.substring(4)));
        } else if (line.startsWith("data: ")) {
            if (!snapshot) {
                time(line);
            }
            snapshot = false;
            connected.countDown();
        }
    }

    private void count(long sequence) {
        if (!snapshot && sequence != last + 1) {
            long _ = gaps.incrementAndGet();
        }
        last = sequence;
    }

    private void time(String data) {
        int at = data.lastIndexOf(TIME) + TIME.length();
        Instant happened = Instant.parse(data.substring(at, data.indexOf('"', at)));
        latencies.add(Duration.between(happened, Instant.now()).toNanos());
    }

    void awaitConnected() throws InterruptedException {
        connected.await();
    }

    /** The last event that came. */
    long last() {
        return last;
    }

    /** How often an event did not follow the one before it. */
    long gaps() {
        return gaps.get();
    }

    @Override
    public void close() {
        lines.close();
    }
}
