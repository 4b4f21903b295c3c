package dev.perennial.query.signal;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Lets threads wait for the next signal. Signals are counted, so that none is missed between looking and waiting. */
public final class Wakeups {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private long count;

    public void wake() {
        lock.lock();
        try {
            count++;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** How many signals there have been. */
    public long count() {
        lock.lock();
        try {
            return count;
        } finally {
            lock.unlock();
        }
    }

    /** Waits for more signals than that; false when there were none in that time. */
    public boolean awaitAfter(long heard, Duration most) throws InterruptedException {
        long left = most.toNanos();
        lock.lock();
        try {
            while (count <= heard && left > 0) {
                left = news.awaitNanos(left);
            }
            return count > heard;
        } finally {
            lock.unlock();
        }
    }

    /** Looks once, and again after every signal, until it is enough or time is up; answers what was seen last. */
    public <T> T await(Supplier<T> look, Predicate<T> enough, Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        long heard = count();
        T seen = look.get();
        while (!enough.test(seen) && awaitAfter(heard, Duration.ofNanos(end - System.nanoTime()))) {
            heard = count();
            seen = look.get();
        }
        return seen;
    }
}
