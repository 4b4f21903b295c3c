package dev.perennial.cli.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.pairing.trf.TrfBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainTest {
    private static final Pattern BOARD = Pattern.compile("Board \\d+: (\\d+) .*\\(white\\) - (\\d+) .*\\(black\\)");
    private static final Pattern BYE = Pattern.compile("Bye: (\\d+) .*");

    @TempDir
    Path folder;

    private List<String> run(String... args) {
        var words = new ArrayList<>(List.of("pair"));
        words.addAll(List.of(args));
        var ran = Ran.of(words.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran.out().lines().toList();
    }

    private String file(TrfBuilder trf, String... names) throws IOException {
        var lines = new ArrayList<>(trf.text().lines().toList());
        int first = lines.size() - names.length;
        for (int i = 0; i < names.length; i++) {
            var line = new StringBuilder(lines.get(first + i));
            lines.set(
                    first + i,
                    line.replace(14, 14 + names[i].length(), names[i]).toString());
        }
        return Files.writeString(folder.resolve("a.trf"), String.join("\n", lines))
                .toString();
    }

    @Test
    void theFirstRoundHasNoPast() throws IOException {
        assertThat(run(
                        "--explain",
                        file(TrfBuilder.rounds(3).player("").player("").player(""), "Ann", "Bob", "Zo\u00EB")))
                .containsExactly(
                        "Round 1",
                        "Board 1: 1 Ann (white) - 2 Bob (black)",
                        "  Score group 0.0: both have 0.0",
                        "  Floats before: 1 Ann none; 2 Bob none",
                        "  Colour: neither has a preference yet, so the place of the higher-ranked in the initial order"
                                + " decides (1 Ann: no game yet, no preference; 2 Bob: no game yet, no preference)",
                        "  Next best: 1 Ann - 3 Zo\u00EB, 2 Bob floats; worse in TRANSPOSITION (transposition of"
                                + " the lower"
                                + " half)",
                        "Bye: 3 Zo\u00EB",
                        "  Score group 0.0: 3 Zo\u00EB has 0.0",
                        "  Floats before: 3 Zo\u00EB none",
                        "  Next best: 1 Ann - 3 Zo\u00EB, 2 Bob floats; worse in TRANSPOSITION (transposition of"
                                + " the lower"
                                + " half)");
    }

    /** Ann won, Bob lost to her, Cleo had the bye, which counts as a float down. */
    @Test
    void aLaterRoundNamesFloatsColoursAndTheRule() throws IOException {
        var trf = TrfBuilder.rounds(4).player("2w1").player("1b0").player("0-H").player("0-U");
        assertThat(run("--explain", file(trf, "Ann", "Bob", "Cleo", "Dan")))
                .containsExactly(
                        "Round 2",
                        "Board 1: 4 Dan (white) - 1 Ann (black)",
                        "  Score group 1.0: both have 1.0",
                        "  Floats before: 4 Dan down in round 1; 1 Ann none",
                        "  Colour: only one of them has a preference (4 Dan: no game yet, no preference; 1 Ann: had"
                                + " white,"
                                + " strong preference for black)",
                        "  Next best: 1 Ann floats, 4 Dan floats; worse in C6 (number of downfloaters)",
                        "Board 2: 2 Bob (white) - 3 Cleo (black)",
                        "  Score group 0.0: 3 Cleo has 0.5 and floats down by 0.5, 2 Bob has 0.0 and floats up",
                        "  Floats before: 2 Bob none; 3 Cleo down in round 1",
                        "  Colour: only one of them has a preference (2 Bob: had black, strong preference for white;"
                                + " 3 Cleo: no game yet, no preference)",
                        "  Next best: 1 Ann floats, 4 Dan floats in score group 1.0; worse in C6 (number of"
                                + " downfloaters)");
    }

    /** What is explained is what is paired: the same boards in the same order with the same colours. */
    @Test
    void boardsComeInTheOrderInWhichTheyArePlayed() throws IOException {
        for (var trf : CriteriaFiles.all()) {
            String file = trf.toString();
            var explained = new ArrayList<String>();
            for (String line : run("--explain", file)) {
                var board = BOARD.matcher(line);
                var bye = BYE.matcher(line);
                if (board.matches()) {
                    explained.add(board.group(1) + " " + board.group(2));
                } else if (bye.matches()) {
                    explained.add(bye.group(1) + " 0");
                }
            }
            var paired = run(file);
            assertThat(explained).as(file).isEqualTo(paired.subList(1, paired.size()));
        }
    }
}
