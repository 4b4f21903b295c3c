package dev.perennial.standalone.console;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Says what happens, with the time since the begin. */
public final class Progress {
    private final PrintStream out;
    private final Instant begin;

    Progress(PrintStream out, Instant begin) {
        this.out = out;
        this.begin = begin;
    }

    /** Not the process's own begin: it may have been a shell that built everything first. */
    public static Progress sinceTheJvmBegan(PrintStream out) {
        return new Progress(
                out, Instant.ofEpochMilli(ManagementFactory.getRuntimeMXBean().getStartTime()));
    }

    public void step(String what) {
        double seconds = Duration.between(begin, Instant.now()).toMillis() / 1000.0;
        say(String.format(Locale.ROOT, "%6.1f s  %s", seconds, what));
    }

    public synchronized void say(String line) {
        out.println(line);
        out.flush();
    }
}
