package dev.perennial.cli.bench;

import dev.perennial.cli.pair.RandomTournament;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.dutch.DutchPairing;
import dev.perennial.pairing.trf.TrfReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** Times of the Dutch system: rounds of random tournaments with byes and forfeits, which anyone can make again. */
final class SwissBench {
    private static final int ROUNDS = 6;

    private final PrintStream out;
    private double smallest;

    SwissBench(PrintStream out) {
        this.out = out;
    }

    /** How often each round is paired to warm up, and then measured. */
    private record Size(int players, int warmUp, int runs) {}

    private static final List<Size> SIZES = List.of(
            new Size(100, 100, 20),
            new Size(200, 20, 20),
            new Size(500, 5, 10),
            new Size(1000, 2, 5),
            new Size(2000, 1, 3),
            new Size(5000, 0, 1));

    void run(boolean quick, List<String> files) throws IOException {
        out.println(
                "| FIDE Dutch | rounds x runs | p50 ms | p95 ms | max ms | p50 / p50 of 100 players | peak heap MB |");
        out.println("|---|---|---|---|---|---|---|");
        for (var size : SIZES) {
            if (!quick || size.players() <= 1000) {
                var tournament = random(size.players());
                row(
                        size.players() + " players, rounds 1 to " + ROUNDS,
                        IntStream.rangeClosed(1, ROUNDS)
                                .mapToObj(tournament::before)
                                .toList(),
                        size);
            }
        }
        for (String file : files) {
            var tournament = TrfReader.read(Files.readString(Path.of(file), StandardCharsets.ISO_8859_1))
                    .tournament();
            row(
                    Path.of(file).getFileName() + ", round " + tournament.nextRound(),
                    List.of(tournament),
                    new Size(tournament.players().size(), 1, 3));
        }
        out.println();
    }

    private static Tournament random(int players) {
        return RandomTournament.usual("bench", players, ROUNDS);
    }

    private static void pair(Tournament tournament) {
        var _ = DutchPairing.pair(tournament);
    }

    private void row(String name, List<Tournament> rounds, Size size) {
        for (int run = 0; run < size.warmUp(); run++) {
            rounds.forEach(SwissBench::pair);
        }
        System.gc();
        var timings = new Timings();
        for (int run = 0; run < size.runs(); run++) {
            rounds.forEach(round -> timings.add(() -> pair(round)));
        }
        smallest = smallest == 0 ? timings.median() : smallest;
        out.println("| " + name + " | " + rounds.size() + " x " + size.runs() + " | " + timings.cells() + " | "
                + String.format(Locale.ROOT, "%.1f", timings.median() / smallest) + " | "
                + Timings.peakHeapMegabytes() + " |");
    }
}
