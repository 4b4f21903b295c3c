package dev.perennial.standalone.bench.faults;

import java.time.Duration;

/** The longest time in which nothing happened. */
final class LongestPause {
    private long last;
    private long longest;

    LongestPause(long nanos) {
        last = nanos;
    }

    synchronized void happened(long nanos) {
        longest = Math.max(longest, nanos - last);
        last = Math.max(last, nanos);
    }

    /** Includes the pause that still lasts, and starts a new measurement. */
    synchronized Duration takeLongest(long nanos) {
        happened(nanos);
        Duration taken = Duration.ofNanos(longest);
        longest = 0;
        return taken;
    }
}
