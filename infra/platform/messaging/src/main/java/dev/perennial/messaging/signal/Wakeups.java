package dev.perennial.messaging.signal;

import java.time.Duration;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Lets threads wait for the next signal. Signals are counted, so that none is missed between looking and waiting. */
public final class Wakeups {
    private final Monitor monitor = new Monitor();
    private long count;

    public void wake() {
        monitor.change(() -> count++);
    }

    /** Looks once, and again after every signal, until it is enough or time is up; answers what was seen last. */
    public <T> T await(Supplier<T> look, Predicate<T> enough, Duration most) throws InterruptedException {
        long end = System.nanoTime() + most.toNanos();
        long heard = count();
        T seen = look.get();
        while (!enough.test(seen) && isWokenAfter(heard, Duration.ofNanos(end - System.nanoTime()))) {
            heard = count();
            seen = look.get();
        }
        return seen;
    }

    /** Signals so far. */
    public long count() {
        return monitor.read(() -> count);
    }

    /** Waits for a signal after that many, at most for that time; answers whether there was one. */
    public boolean isWokenAfter(long heard, Duration most) throws InterruptedException {
        return monitor.await(() -> count > heard, most);
    }
}
