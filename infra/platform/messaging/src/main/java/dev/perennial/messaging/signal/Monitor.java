package dev.perennial.messaging.signal;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Guards shared state: one thread changes it, others wait until it is as they need it. */
public final class Monitor {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();

    /** Changes the state and wakes every waiting thread. */
    public void change(Runnable how) {
        lock.lock();
        try {
            how.run();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Reads the state while nothing changes it. */
    public <T> T read(Supplier<T> what) {
        lock.lock();
        try {
            return what.get();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until the condition holds, at most for that time; answers whether it holds. */
    public boolean await(BooleanSupplier condition, Duration most) throws InterruptedException {
        long left = most.toNanos();
        lock.lock();
        try {
            while (!condition.getAsBoolean()) {
                if (left <= 0) {
                    return false;
                }
                left = changed.awaitNanos(left);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }
}
