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
                        "  Both are in the score group of 0 points.",
                        "  1 Ann is due no particular seat and gets the first seat.",
                        "  2 Bob is due no particular seat and gets the second seat.",
                        "  This is the normal order of the group: 1 Ann is number 1 of the upper half, 2 Bob number 1"
                                + " of the lower half.",
                        "    Best round without this pair: 1 Ann \u2013 3 Zo\u00EB, \u2193 2 Bob; worse in 4.2"
                                + " (transpositions of the lower half).",
                        "    Seats, FIDE C.04.3, 5.2.5: no seat is due yet, so the starting number decides.",
                        "Bye: 3 Zo\u00EB",
                        "  3 Zo\u00EB has 0 points.",
                        "  3 Zo\u00EB is the lowest-ranked player and has had no bye.",
                        "    Best round without this pair: 1 Ann \u2013 3 Zo\u00EB, \u2193 2 Bob; worse in 4.2"
                                + " (transpositions of the lower half).");
    }

    /** Ann won, Bob lost to her, Cleo had the bye, which counts as a float down. */
    @Test
    void aLaterRoundNamesFloatsColoursAndTheRule() throws IOException {
        var trf = TrfBuilder.rounds(4).player("2w1").player("1b0").player("0-H").player("0-U");
        assertThat(run("--explain", file(trf, "Ann", "Bob", "Cleo", "Dan")))
                .containsExactly(
                        "Round 2",
                        "Board 1: 4 Dan (white) - 1 Ann (black)",
                        "  Both are in the score group of 1 point.",
                        "  4 Dan is due no particular seat and gets the first seat.",
                        "  1 Ann is due the second seat (to balance) and gets the second seat.",
                        "  4 Dan floated down in round 1.",
                        "  This is the normal order of the group: 1 Ann is number 1 of the upper half, 4 Dan number 1"
                                + " of the lower half.",
                        "    Best round without this pair: \u2193 1 Ann, \u2193 4 Dan; worse in 2.4.1 [C6] (number of"
                                + " downfloaters).",
                        "    1 Ann has met (round): 2 Bob (1).",
                        "    Seats, FIDE C.04.3, 5.2.1: a seat is due to one of them only.",
                        "Board 2: 2 Bob (white) - 3 Cleo (black)",
                        "  3 Cleo (0.5) floats down to meet 2 Bob (0).",
                        "  2 Bob is due the first seat (to balance) and gets the first seat.",
                        "  3 Cleo is due no particular seat and gets the second seat.",
                        "  3 Cleo floated down in round 1.",
                        "  This is the normal order of the group: 3 Cleo is number 1 of the players who floated down, 2"
                                + " Bob number 1 of the group.",
                        "    Best round without this pair: \u2193 1 Ann, \u2193 4 Dan; worse in 2.4.1 [C6] (number of"
                                + " downfloaters).",
                        "    2 Bob has met (round): 1 Ann (1).",
                        "    Seats, FIDE C.04.3, 5.2.1: a seat is due to one of them only.");
    }

    @Test
    void playersWhoHaveMetAreNamed() throws IOException {
        var trf = TrfBuilder.rounds(4).player("3w=").player("4b=").player("1b=").player("2w=");
        assertThat(run("--explain", file(trf, "Ann", "Bob", "Cleo", "Dan")))
                .contains(
                        "  1 Ann and 3 Cleo met in round 1.",
                        "    FIDE C.04.3, 2.1.1 [C1]: two players meet only once.");
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
