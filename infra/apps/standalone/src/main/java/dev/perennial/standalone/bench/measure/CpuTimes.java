package dev.perennial.standalone.bench.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Nanoseconds on a processor so far, by part. The kernel counts them, so a busy machine does not distort them. */
record CpuTimes(Map<String, Long> nanos) {
    private static final Path PROCESSES = Path.of("/proc");
    static final String ENDED = "threads that ended";

    CpuTimes {
        nanos = Map.copyOf(nanos);
    }

    /** @param postmaster the process id of PostgreSQL's parent process */
    static CpuTimes now(long postmaster) {
        var sums = new TreeMap<String, Long>();
        entries(PROCESSES.resolve("self/task"))
                .forEach(
                        thread -> sums.merge(Parts.ofThread(text(thread, "comm").trim()), onCpu(thread), Long::sum));
        long seen = sums.values().stream().mapToLong(Long::longValue).sum();
        sums.put(ENDED, Math.max(0, processNanos() - seen));
        entries(PROCESSES)
                .filter(process -> process.getFileName().toString().matches("\\d+"))
                .filter(process -> parent(process) == postmaster)
                .forEach(process -> sums.merge(
                        Parts.ofPostgres(text(process, "cmdline").replace('\0', ' ')), onCpu(process), Long::sum));
        return new CpuTimes(sums);
    }

    /** A thread that ended in between has moved its time to the ended ones. */
    CpuTimes since(CpuTimes before) {
        var difference = new TreeMap<String, Long>();
        nanos.forEach((part, now) ->
                difference.put(part, Math.max(0, now - before.nanos().getOrDefault(part, 0L))));
        return new CpuTimes(difference);
    }

    static long parent(long process) {
        return parent(PROCESSES.resolve(Long.toString(process)));
    }

    /** The name before it is in brackets and may hold anything. */
    private static long parent(Path process) {
        String stat = text(process, "stat");
        int name = stat.lastIndexOf(')');
        return name < 0 ? -1 : Long.parseLong(stat.substring(name + 2).split(" ", 3)[1]);
    }

    static long onCpu(Path task) {
        String text = text(task, "schedstat");
        return text.isBlank() ? 0 : Long.parseLong(text.substring(0, text.indexOf(' ')));
    }

    private static long processNanos() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }

    private static Stream<Path> entries(Path folder) {
        try (var entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            return Stream.empty(); // not on Linux
        }
    }

    /** Empty if the process or thread has ended meanwhile. */
    private static String text(Path of, String file) {
        try {
            return Files.readString(of.resolve(file));
        } catch (IOException e) {
            return "";
        }
    }
}
