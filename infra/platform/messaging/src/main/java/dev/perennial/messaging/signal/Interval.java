package dev.perennial.messaging.signal;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Says when something is due again: by the time that has passed, however much or little happened meanwhile. */
public final class Interval {
    private final Duration every;
    private final LongSupplier nanos;
    private long last;

    public Interval(Duration every) {
        this(every, System::nanoTime);
    }

    Interval(Duration every, LongSupplier nanos) {
        this.every = every;
        this.nanos = nanos;
        restart();
    }

    /** It was done just now. */
    public void restart() {
        last = nanos.getAsLong();
    }

    /** How long until it has to be done again; zero if that is now. */
    public Duration left() {
        Duration left = every.minusNanos(nanos.getAsLong() - last);
        return left.isNegative() ? Duration.ZERO : left;
    }

    public boolean isDue() {
        return left().isZero();
    }
}
