package dev.perennial.cli.bench;

import dev.perennial.cli.commandline.OfflineCommand;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.cli.commandline.UsageProblem;
import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "pairing", description = "Measure the pairing engines and print the tables of docs/performance.md.")
public final class PairingBenchCommand implements OfflineCommand {
    private static final int DONE = 0;
    private static final int DIFFERENT = 1;
    private static final int UNUSABLE = 2;

    @Option(names = "--quick", description = "Measure up to 1,000 players only.")
    private boolean quick;

    @Option(
            names = "--whole",
            paramLabel = "MINUTES",
            description = "Compare each bracket of the files with a search of all players left, for at most this long.")
    private @Nullable Integer minutes;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "Tournaments (.trf) to measure besides the random ones, each for its next round.")
    private List<String> files = List.of();

    @Override
    public int run(Terminal terminal) {
        try {
            return minutes == null ? measure(terminal.out()) : compare(minutes, terminal.out());
        } catch (IOException unreadable) {
            terminal.err().println("cannot read " + unreadable.getMessage());
            return UNUSABLE;
        }
    }

    private int measure(PrintStream out) throws IOException {
        new SwissBench(out).run(quick, files);
        new PodBench(out).run();
        return DONE;
    }

    private int compare(int limit, PrintStream out) throws IOException {
        if (files.isEmpty()) {
            throw new UsageProblem("--whole needs one or more files.");
        }
        var patience = Duration.ofMinutes(UsageProblem.within("--whole", limit, 1, 9_999));
        return new WholeSearch(out, patience).compare(files) ? DONE : DIFFERENT;
    }
}
