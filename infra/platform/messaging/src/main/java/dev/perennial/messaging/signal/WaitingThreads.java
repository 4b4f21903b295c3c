package dev.perennial.messaging.signal;

import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Lets very many threads wait for shared state that they read without a lock. A {@link Monitor} would let those it
 * wakes through one by one.
 */
public final class WaitingThreads {
    private final Set<Thread> waiting = ConcurrentHashMap.newKeySet();

    /** The state has changed. */
    public void wake() {
        waiting.forEach(LockSupport::unpark);
    }

    /**
     * Waits until the condition holds, at most for that time; answers whether it holds.
     *
     * @param condition reads state that is visible to all threads before {@link #wake} is called
     */
    public boolean await(BooleanSupplier condition, Duration most) throws InterruptedException {
        if (condition.getAsBoolean()) {
            return true;
        }
        long end = System.nanoTime() + most.toNanos();
        Thread current = Thread.currentThread();
        waiting.add(current);
        try {
            while (!condition.getAsBoolean()) {
                long left = end - System.nanoTime();
                if (left <= 0) {
                    return false;
                }
                LockSupport.parkNanos(this, left);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            return true;
        } finally {
            waiting.remove(current);
        }
    }
}
