package dev.perennial.cli;

import dev.perennial.cli.bench.BenchCommand;
import dev.perennial.cli.pair.PairCommand;
import dev.perennial.cli.play.PlayCommand;
import dev.perennial.cli.pods.PodsCommand;
import dev.perennial.cli.simulate.SimulateCommand;
import dev.perennial.cli.verify.VerifyCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The commands that need no server of their own. Exit codes: 0 done, 1 done with a bad result, 2 not understood or not possible. */
public final class Cli {
    private static final int NOT_UNDERSTOOD = 2;

    private static final List<Command> COMMANDS = List.of(
            new Command("simulate", SimulateCommand::run),
            new Command("verify", VerifyCommand::run),
            new Command("pair", Cli::pair),
            new Command("bench", BenchCommand::run),
            new Command("play", (args, out, err) -> PlayCommand.run(args, System.in, out, err)));

    private Cli() {}

    private record Command(String name, Action action) {}

    @FunctionalInterface
    private interface Action {
        int run(List<String> args, PrintStream out, PrintStream err);
    }

    public static void main(String[] args) {
        int exit;
        try (var out = stream(FileDescriptor.out);
                var err = stream(FileDescriptor.err)) {
            exit = run(List.of(args), out, err);
        }
        System.exit(exit);
    }

    /** Every line is flushed: problems are seen while a long check still runs. */
    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
    }

    /** Tables of several are read from JSON, which the pairing engine itself knows nothing of. */
    private static int pair(List<String> args, PrintStream out, PrintStream err) {
        return !args.isEmpty() && args.getFirst().equals("--pods")
                ? PodsCommand.run(args.subList(1, args.size()), out, err)
                : PairCommand.run(args, out, err);
    }

    static int run(List<String> args, PrintStream out, PrintStream err) {
        var command = COMMANDS.stream()
                .filter(known -> !args.isEmpty() && known.name().equals(args.getFirst()))
                .findFirst();
        if (command.isEmpty()) {
            err.println("usage: perennial "
                    + COMMANDS.stream().map(Command::name).collect(Collectors.joining(" | ")) + " [--help]");
            return NOT_UNDERSTOOD;
        }
        return command.get().action().run(args.subList(1, args.size()), out, err);
    }
}
