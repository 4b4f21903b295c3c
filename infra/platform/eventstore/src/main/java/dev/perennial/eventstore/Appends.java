package dev.perennial.eventstore;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** How often somebody was told that something may have been appended; who waits for the next time misses none. */
final class Appends {
    private final Lock lock = new ReentrantLock();
    private final Condition told = lock.newCondition();
    private long count;

    void tell() {
        lock.lock();
        try {
            count++;
            told.signalAll();
        } finally {
            lock.unlock();
        }
    }

    long count() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }

    /** Answers how much of the time is left: nothing if it was not told in all of it. */
    long awaitAfter(long seen, long nanos) throws InterruptedException {
        long left = nanos;
        lock.lock();
        try {
            while (count == seen && left > 0) {
                left = told.awaitNanos(left);
            }
            return count == seen ? 0 : Math.max(1, left);
        } finally {
            lock.unlock();
        }
    }
}
