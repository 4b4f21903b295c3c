package dev.perennial.standalone.bench.measure;

import java.util.Arrays;

/** Collects latencies of one worker without allocating for each. */
public final class Latencies {
    private static final int FIRST = 4_096;

    private long[] nanos = new long[FIRST];
    private int count;

    public void add(long latency) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = latency;
    }

    public long[] nanos() {
        return Arrays.copyOf(nanos, count);
    }

    /**
     * The latency that this share of all does not exceed.
     *
     * @param sorted latencies in ascending order
     */
    public static double percentileMillis(long[] sorted, double share) {
        return sorted.length == 0
                ? Double.NaN
                : sorted[(int) Math.min(sorted.length - 1L, (long) (share * sorted.length))] / 1e6;
    }
}
