package dev.perennial.query.lobby;

import dev.perennial.messaging.signal.Monitor;
import java.time.Duration;
import java.util.Arrays;

/** The latest state of something that many follow: made once, and only the newest counts. */
final class Broadcast {
    /** A state as it goes over the wire. Compare the number, not the bytes. */
    @SuppressWarnings("ArrayRecordComponent")
    record Edition(long number, byte[] bytes) {}

    private final Monitor monitor = new Monitor();
    private Edition latest = new Edition(0, new byte[0]);
    private boolean closed;

    /** The same again is no news. */
    void publish(byte[] bytes) {
        monitor.change(() -> {
            if (latest.number() == 0 || !Arrays.equals(latest.bytes(), bytes)) {
                latest = new Edition(latest.number() + 1, bytes);
            }
        });
    }

    Edition latest() {
        return monitor.read(() -> latest);
    }

    /** False if there was nothing newer in that time. */
    boolean awaitAfter(long number, Duration patience) throws InterruptedException {
        boolean _ = monitor.await(() -> closed || latest.number() > number, patience);
        return latest().number() > number;
    }

    boolean isClosed() {
        return monitor.read(() -> closed);
    }

    void close() {
        monitor.change(() -> closed = true);
    }
}
