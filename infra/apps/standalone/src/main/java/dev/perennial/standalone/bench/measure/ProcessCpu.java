package dev.perennial.standalone.bench.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Processor time of another process. */
public final class ProcessCpu {
    private ProcessCpu() {}

    /** Nanoseconds that all its living threads have been on a processor; 0 where the kernel does not say. */
    public static long nanos(long process) {
        try (var threads = Files.list(Path.of("/proc", Long.toString(process), "task"))) {
            return threads.mapToLong(CpuTimes::onCpu).sum();
        } catch (IOException e) {
            return 0;
        }
    }
}
