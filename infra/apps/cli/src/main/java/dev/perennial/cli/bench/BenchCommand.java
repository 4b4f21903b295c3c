package dev.perennial.cli.bench;

import java.io.PrintStream;
import java.util.List;

/** Measures what needs no server. */
public final class BenchCommand {
    private static final int NOT_UNDERSTOOD = 2;

    private BenchCommand() {}

    public static int run(List<String> args, PrintStream out, PrintStream err) {
        String what = args.isEmpty() ? "" : args.getFirst();
        return switch (what) {
            case "pairing" -> PairingBench.run(args, out, err);
            case "bots" -> BotBench.run(args.subList(1, args.size()), out, err);
            default -> {
                err.println("usage: bench pairing | bots [--help]");
                yield NOT_UNDERSTOOD;
            }
        };
    }
}
