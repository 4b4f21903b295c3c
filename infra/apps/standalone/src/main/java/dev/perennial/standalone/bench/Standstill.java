package dev.perennial.standalone.bench;

import java.time.Duration;

/** The longest time in which nothing happened. */
final class Standstill {
    private long last;
    private long longest;

    Standstill(long nanos) {
        last = nanos;
    }

    synchronized void happened(long nanos) {
        longest = Math.max(longest, nanos - last);
        last = Math.max(last, nanos);
    }

    /** What lasts still counts too; from now on it is measured anew. */
    synchronized Duration takeLongest(long nanos) {
        happened(nanos);
        Duration taken = Duration.ofNanos(longest);
        longest = 0;
        return taken;
    }
}
