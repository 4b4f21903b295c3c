package dev.perennial.games.pairing.cli;

import dev.perennial.games.pairing.trf.Dialect;
import dev.perennial.games.pairing.trf.TrfFile;
import dev.perennial.games.pairing.trf.TrfWriter;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes a random tournament. The same options give the same file on every machine. */
final class Generate {
    private static final Set<String> OPTIONS =
            Set.of("--players", "--rounds", "--seed", "--draws", "--forfeits", "--byes");

    private Generate() {}

    static int run(List<String> args, PrintStream out) {
        var options = options(args);
        var random = new RandomTournament(
                options.getOrDefault("--seed", "perennial"),
                percent(options, "--draws", 30),
                percent(options, "--forfeits", 2),
                percent(options, "--byes", 2));
        int players = number(options, "--players", 60, 1, 9999);
        int rounds = number(options, "--rounds", 9, 1, 99);
        var tournament = random.play(players, rounds);
        out.print(TrfWriter.write(TrfFile.of("Random tournament", tournament), Dialect.TRF16));
        return PairCommand.DONE;
    }

    private static Map<String, String> options(List<String> args) {
        var options = new HashMap<String, String>();
        for (int i = 0; i < args.size(); i += 2) {
            if (!OPTIONS.contains(args.get(i)) || i + 1 == args.size()) {
                throw new PairCommand.UsageProblem("unknown option or no value: " + args.get(i));
            }
            options.put(args.get(i), args.get(i + 1));
        }
        return options;
    }

    private static int percent(Map<String, String> options, String name, int otherwise) {
        return number(options, name, otherwise, 0, 100);
    }

    private static int number(Map<String, String> options, String name, int otherwise, int least, int most) {
        String text = options.getOrDefault(name, String.valueOf(otherwise));
        if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new PairCommand.UsageProblem(name + " needs a number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }
}
