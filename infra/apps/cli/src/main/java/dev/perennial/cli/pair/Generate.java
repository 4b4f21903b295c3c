package dev.perennial.cli.pair;

import dev.perennial.pairing.trf.Dialect;
import dev.perennial.pairing.trf.TrfFile;
import dev.perennial.pairing.trf.TrfWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes random tournaments. The same options give the same files on every machine. */
final class Generate {
    private final GenerateOptions options;

    Generate(GenerateOptions options) {
        this.options = options;
    }

    int run(PrintStream out) throws IOException {
        options.check();
        Path folder = options.folder();
        if (folder == null) {
            out.print(tournament(options.seed()));
            return PairCommand.DONE;
        }
        int count = options.count();
        Files.createDirectories(folder);
        for (int i = 1; i <= count; i++) {
            var file = folder.resolve("random-" + String.format("%05d", i) + ".trf");
            Files.writeString(file, tournament(options.seed() + " " + i), StandardCharsets.ISO_8859_1);
        }
        out.println(count + " tournaments in " + folder);
        return PairCommand.DONE;
    }

    private String tournament(String seed) {
        var random = new RandomTournament(seed, options.draws(), options.forfeits(), options.byes());
        int players = random.between(options.fewestPlayers(), options.mostPlayers());
        int rounds = options.rounds();
        var tournament = options.mixed() ? random.playMixed(players, rounds) : random.play(players, rounds);
        return TrfWriter.write(TrfFile.of("Random tournament", tournament), Dialect.TRF16);
    }
}
