package dev.perennial.standalone.bench.measure;

import java.time.Duration;

/** Whether a server is warm: its rate is that of the window before, or it has had enough time. */
public final class Steadiness {
    private static final double STEADY = 0.05;

    private final long end;
    private double before = Double.NaN;

    /** @param most how long to wait for it */
    public Steadiness(Duration most) {
        this.end = System.nanoTime() + most.toNanos();
    }

    /** Takes the rate of the last window. */
    public boolean isReached(double rate) {
        boolean steady = Math.abs(rate - before) < STEADY * before;
        before = rate;
        return steady || System.nanoTime() > end;
    }
}
