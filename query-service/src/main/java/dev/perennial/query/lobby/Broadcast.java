package dev.perennial.query.lobby;

import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The latest state of something that many follow: made once, and only the newest counts. */
final class Broadcast {
    /** A state as it goes over the wire. Not compared: the number tells. */
    @SuppressWarnings("ArrayRecordComponent")
    record Edition(long number, byte[] bytes) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private Edition latest = new Edition(0, new byte[0]);
    private boolean closed;

    /** The same again is no news. */
    void publish(byte[] bytes) {
        lock.lock();
        try {
            if (latest.number() == 0 || !Arrays.equals(latest.bytes(), bytes)) {
                latest = new Edition(latest.number() + 1, bytes);
                news.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    Edition latest() {
        lock.lock();
        try {
            return latest;
        } finally {
            lock.unlock();
        }
    }

    /** False if there was nothing newer in that time. */
    boolean awaitAfter(long number, Duration patience) throws InterruptedException {
        long nanos = patience.toNanos();
        lock.lock();
        try {
            while (!closed && latest.number() <= number && nanos > 0) {
                nanos = news.awaitNanos(nanos);
            }
            return latest.number() > number;
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
