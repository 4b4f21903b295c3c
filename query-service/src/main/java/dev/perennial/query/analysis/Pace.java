package dev.perennial.query.analysis;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** Lets the thread that made it use no more than a share of a processor. */
final class Pace {
    /** Shorter rests are not worth waking up for. */
    private static final long LEAST = TimeUnit.MILLISECONDS.toNanos(20);

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final double restPerWork;
    private long rested;

    Pace(double share) {
        restPerWork = 1 / share - 1;
        rested = threads.getCurrentThreadCpuTime();
    }

    /** Rests as long as the work since the last rest demands. */
    void rest() throws InterruptedException {
        long now = threads.getCurrentThreadCpuTime();
        long due = (long) ((now - rested) * restPerWork);
        if (due >= LEAST) {
            TimeUnit.NANOSECONDS.sleep(due);
            rested = now;
        }
    }
}
