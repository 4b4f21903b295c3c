package dev.perennial.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** How long something took each time, and how much heap was in use at most while it ran, garbage included. */
final class Timings {
    private static final double MILLION = 1e6;

    private final List<Double> millis = new ArrayList<>();

    Timings() {
        heapPools().forEach(MemoryPoolMXBean::resetPeakUsage);
    }

    void add(Runnable work) {
        long start = System.nanoTime();
        work.run();
        millis.add((System.nanoTime() - start) / MILLION);
        Collections.sort(millis);
    }

    double median() {
        return at(0.5);
    }

    /** p50, p95 and the longest, in milliseconds. */
    String cells() {
        return String.format(Locale.ROOT, "%.1f | %.1f | %.1f", median(), at(0.95), millis.getLast());
    }

    private double at(double share) {
        return millis.get((int) (share * (millis.size() - 1)));
    }

    static long peakHeapMegabytes() {
        return heapPools().stream()
                        .mapToLong(pool -> pool.getPeakUsage().getUsed())
                        .sum()
                / 1_000_000;
    }

    private static List<MemoryPoolMXBean> heapPools() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .toList();
    }
}
