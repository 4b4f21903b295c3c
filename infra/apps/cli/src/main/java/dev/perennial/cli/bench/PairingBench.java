package dev.perennial.cli.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Measures the pairing engines and prints tables for docs/performance.md. */
public final class PairingBench {
    private static final int DONE = 0;
    private static final int DIFFERENT = 1;
    private static final int UNUSABLE = 2;

    private static final String USAGE = """
            usage: bench pairing [--quick] [FILE.trf...]
                   bench pairing --whole MINUTES FILE.trf...
              --quick    up to 1,000 players only
              FILE.trf   tournaments to measure besides the random ones, each for its next round
              --whole    compare each bracket with the search of all players left, as far as that takes
                         no more than so many minutes for a bracket""";

    private PairingBench() {}

    public static int run(List<String> args, PrintStream out, PrintStream err) {
        var rest = new ArrayList<>(args);
        if (!rest.remove("pairing") || rest.contains("--help")) {
            err.println(USAGE);
            return UNUSABLE;
        }
        boolean quick = rest.remove("--quick");
        try {
            if (rest.size() > 2
                    && rest.getFirst().equals("--whole")
                    && rest.get(1).matches("[1-9]\\d{0,3}")) {
                var limit = Duration.ofMinutes(Integer.parseInt(rest.get(1)));
                return new WholeSearch(out, limit).compare(rest.subList(2, rest.size())) ? DONE : DIFFERENT;
            }
            new SwissBench(out).run(quick, rest);
            new PodBench(out).run();
            return DONE;
        } catch (IOException unreadable) {
            err.println("cannot read " + unreadable.getMessage());
            return UNUSABLE;
        }
    }
}
