package dev.perennial.standalone.bench.measure;

import java.time.Duration;

/**
 * Whether a server is warm: its rate is that of the window before and it has compiled what it runs, or it has had
 * enough time.
 */
public final class Steadiness {
    private static final double STEADY = 0.05;
    private static final double COMPILED = 0.06;

    private final long end;
    private double before = Double.NaN;

    /** @param most how long to wait for it */
    public Steadiness(Duration most) {
        this.end = System.nanoTime() + most.toNanos();
    }

    /** Takes the rate of the last window. */
    public boolean isReached(double rate) {
        return isReached(rate, 0);
    }

    /**
     * Takes the last window.
     *
     * @param compiling the compiler's share of its processor time
     */
    public boolean isReached(double rate, double compiling) {
        boolean steady = Math.abs(rate - before) < STEADY * before && compiling < COMPILED;
        before = rate;
        return steady || System.nanoTime() > end;
    }
}
