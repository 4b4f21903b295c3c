package dev.perennial.cli.pair;

import dev.perennial.pairing.trf.Dialect;
import dev.perennial.pairing.trf.TrfFile;
import dev.perennial.pairing.trf.TrfWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes random tournaments. The same options give the same files on every machine. */
final class Generate {
    private static final Set<String> OPTIONS =
            Set.of("--players", "--rounds", "--seed", "--draws", "--forfeits", "--byes", "--setup", "--count", "--out");

    private final Map<String, String> options = new HashMap<>();

    private Generate(List<String> args) {
        for (int i = 0; i < args.size(); i += 2) {
            if (!OPTIONS.contains(args.get(i)) || i + 1 == args.size()) {
                throw new PairCommand.UsageProblem("unknown option or no value: " + args.get(i));
            }
            options.put(args.get(i), args.get(i + 1));
        }
        if (!Set.of("plain", "mixed").contains(text("--setup", "plain"))) {
            throw new PairCommand.UsageProblem("--setup is plain or mixed");
        }
        if (options.containsKey("--count") != options.containsKey("--out")) {
            throw new PairCommand.UsageProblem("--count and --out need each other");
        }
    }

    static int run(List<String> args, PrintStream out) throws IOException {
        var generate = new Generate(args);
        String seed = generate.text("--seed", "perennial");
        var folder = generate.options.get("--out");
        if (folder == null) {
            out.print(generate.tournament(seed));
            return PairCommand.DONE;
        }
        int count = number("--count", generate.text("--count", ""), 1, 99_999);
        Files.createDirectories(Path.of(folder));
        for (int i = 1; i <= count; i++) {
            var file = Path.of(folder, "random-" + String.format("%05d", i) + ".trf");
            Files.writeString(file, generate.tournament(seed + " " + i), StandardCharsets.ISO_8859_1);
        }
        out.println(count + " tournaments in " + folder);
        return PairCommand.DONE;
    }

    private String tournament(String seed) {
        var random = new RandomTournament(
                seed, percent("--draws", "30"), percent("--forfeits", "2"), percent("--byes", "2"));
        var range = text("--players", "60").split("-", 2);
        int least = number("--players", range[0], 1, 9999);
        int players = random.between(least, number("--players", range[range.length - 1], least, 9999));
        int rounds = number("--rounds", text("--rounds", "9"), 1, 99);
        var tournament = text("--setup", "plain").equals("mixed")
                ? random.playMixed(players, rounds)
                : random.play(players, rounds);
        return TrfWriter.write(TrfFile.of("Random tournament", tournament), Dialect.TRF16);
    }

    private int percent(String name, String otherwise) {
        return number(name, text(name, otherwise), 0, 100);
    }

    private static int number(String name, String text, int least, int most) {
        if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new PairCommand.UsageProblem(name + " needs a number from " + least + " to " + most);
        }
        return Integer.parseInt(text);
    }

    private String text(String name, String otherwise) {
        return options.getOrDefault(name, otherwise);
    }
}
