package dev.perennial.standalone;

import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Says what happens, with the time since this process began. */
final class Progress {
    private final PrintStream out;
    private final Instant begin;

    Progress(PrintStream out, Instant begin) {
        this.out = out;
        this.begin = begin;
    }

    static Progress ofThisProcess(PrintStream out) {
        return new Progress(out, ProcessHandle.current().info().startInstant().orElseGet(Instant::now));
    }

    void step(String what) {
        double seconds = Duration.between(begin, Instant.now()).toMillis() / 1000.0;
        say(String.format(Locale.ROOT, "%6.1f s  %s", seconds, what));
    }

    synchronized void say(String line) {
        out.println(line);
        out.flush();
    }
}
