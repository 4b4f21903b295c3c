package dev.perennial.standalone.bench.measure;

import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;

/**
 * The cost of the machine between two moments.
 *
 * @param cpuNanos processor time by part
 * @param allocatedBytes by all threads of this process
 */
public record Measurement(Map<String, Long> cpuNanos, long allocatedBytes) {
    /** The part that sends the load; it is no cost of the system. */
    public static final String GENERATOR = "load generator";

    public static final String COMPILER = "JIT";

    public Measurement {
        cpuNanos = Map.copyOf(cpuNanos);
    }

    /** A moment from which to measure. */
    public static final class Start {
        private final long postmaster;
        private final CpuTimes cpu;
        private final long allocated;

        private Start(long postmaster) {
            this.postmaster = postmaster;
            this.cpu = CpuTimes.now(postmaster);
            this.allocated = allocated();
        }

        public Measurement stop() {
            long bytes = allocated() - allocated;
            return new Measurement(CpuTimes.now(postmaster).since(cpu).nanos(), bytes);
        }
    }

    /**
     * Begins to measure this process and a PostgreSQL.
     *
     * @param postmaster the process id of that PostgreSQL's parent process
     */
    public static Start start(long postmaster) {
        return new Start(postmaster);
    }

    /**
     * Finds the parent process of a PostgreSQL.
     *
     * @param backend the process id of any of its server processes
     */
    public static long postmaster(long backend) {
        return CpuTimes.parent(backend);
    }

    /** The threads of a part have ended before the measurement and say what they used. */
    public Measurement withEnded(String part, long nanos) {
        var parts = new TreeMap<>(cpuNanos);
        parts.put(CpuTimes.ENDED, Math.max(0, parts.getOrDefault(CpuTimes.ENDED, 0L) - nanos));
        long _ = parts.merge(part, nanos, Long::sum);
        return new Measurement(parts, allocatedBytes);
    }

    /** Microseconds of each part for one of so many moves, without the load generator. */
    public Map<String, Double> cpuMicros(long moves) {
        var each = new TreeMap<String, Double>();
        cpuNanos.forEach((part, nanos) -> {
            if (!part.equals(GENERATOR) && moves > 0) {
                each.put(part, nanos / 1e3 / moves);
            }
        });
        return each;
    }

    public double generatorMicros(long moves) {
        return cpuNanos.getOrDefault(GENERATOR, 0L) / 1e3 / moves;
    }

    private static long allocated() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
                ? threads.getTotalThreadAllocatedBytes()
                : 0;
    }
}
