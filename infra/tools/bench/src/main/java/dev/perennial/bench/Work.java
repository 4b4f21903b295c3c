package dev.perennial.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.IntSupplier;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Counts the work done and the processor time it took. The goals are for one core; on a busy machine wall-clock time
 * says little.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Work {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    public long done;
    public long processorNanos;

    /** Runs a piece of work that says how much it was. */
    void measure(IntSupplier piece) {
        long begin = THREADS.getCurrentThreadCpuTime();
        done += piece.getAsInt();
        processorNanos += THREADS.getCurrentThreadCpuTime() - begin;
    }
}
