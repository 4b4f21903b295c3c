package dev.perennial.cli.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.pairing.trf.TrfBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the lines of a file mean for the command: rounds, absences, order, points, systems. */
class PairFilesTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        return Cli.run(
                Stream.concat(Stream.of("pair"), Stream.of(args)).toList(),
                new Terminal(
                        InputStream.nullInputStream(),
                        new PrintStream(out, true, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8)),
                _ -> 1);
    }

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("a.trf"), text).toString();
    }

    private List<String> out() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private static String withoutRounds(String text) {
        return text.replaceFirst("XXR \\d+\n", "");
    }

    /** Rounds played are the rounds there were, so that the last of them is judged as the last. */
    @Test
    void checkNeedsNoNumberOfRounds() throws IOException {
        try (var files = Files.list(Path.of("../../../pairing/src/test/resources/pairing/public"))) {
            for (var path : files.filter(path -> path.getFileName().toString().matches("std-.*trf"))
                    .sorted()
                    .limit(9)
                    .toList()) {
                assertThat(run("--check", file(withoutRounds(Files.readString(path)))))
                        .as(path + err())
                        .isZero();
            }
        }
        assertThat(out()).hasSize(9).allMatch(line -> line.endsWith("rounds agree"));
    }

    @Test
    void pairNeedsNoNumberOfRoundsWhereItChangesNothing() throws IOException {
        var trf = TrfBuilder.rounds(5).player("2w1").player("1b0").player("4w1").player("3b0");
        assertThat(run(file(withoutRounds(trf.text())))).as(err()).isZero();
        assertThat(out()).containsExactly("2", "3 1", "2 4");
    }

    @Test
    void bakuNeedsTheNumberOfRounds() throws IOException {
        var trf =
                TrfBuilder.rounds(5).line("192 FIDE_DUTCH_2025_BAKU").player("").player("");
        assertThat(run(file(withoutRounds(trf.text())))).isEqualTo(2);
        assertThat(err()).endsWith("The Baku acceleration depends on the number of rounds: add a line XXR or 142.\n");
    }

    /** Rounds of which it matters whether they are the last: two topscorers may have the same colour too often. */
    @Test
    void whereTheLastRoundIsPairedDifferentlyTheNumberIsAskedFor() throws IOException {
        int different = 0;
        for (var trf : CriteriaFiles.all()) {
            String text = Files.readString(trf);
            out.reset();
            err.reset();
            if (run(file(withoutRounds(text))) == 2) {
                different++;
                assertThat(out()).isEmpty();
                assertThat(err()).contains("is the last one, it is paired in another way: add a line XXR or 142");
            } else {
                var inferred = out();
                out.reset();
                run(file(text));
                assertThat(inferred).as(trf.toString()).isEqualTo(out());
            }
        }
        assertThat(different).isBetween(1, 40);
    }

    @Test
    void absentPlayersAreNotPaired() throws IOException {
        var trf = TrfBuilder.rounds(5).line("XXZ 2").line("XXZ 5 6");
        for (int i = 0; i < 7; i++) {
            trf = trf.player("");
        }
        assertThat(run(file(trf.text()))).isZero();
        assertThat(out()).containsExactly("2", "1 4", "7 3");
    }

    /** The order of the lines is the initial order; the numbers stay what the players are called by. */
    @Test
    void rankMeansTheOrderOfTheLines() throws IOException {
        String numbers = "4273165";
        var plain = TrfBuilder.rounds(5).text() + players(numbers, new String[7]);
        assertThat(run(file(plain))).isZero();
        assertThat(out()).containsExactly("4", "1 4", "5 2", "3 6", "7 0");
        out.reset();
        assertThat(run(file(plain.replace("XXC white1", "XXC rank black1")))).isZero();
        // By place: 1-4 5-2 3-6 and the bye for 7, with the first of the upper half black.
        assertThat(out()).containsExactly("4", "3 4", "2 1", "6 7", "5 0");
    }

    private static String players(String numbers, String[] cells) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < numbers.length(); i++) {
            lines.add(String.format("001 %4s      Player %s", numbers.charAt(i), numbers.charAt(i))
                    + (cells[i] == null ? "" : cells[i]));
        }
        return String.join("\n", lines) + "\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"pair", "--explain"})
    void aFinishedTournamentGetsNoFurtherRound(String how) throws IOException {
        String file = file(TrfBuilder.rounds(1)
                .player("2w1")
                .player("1b0")
                .player("4b=")
                .player("3w=")
                .text());
        assertThat(how.equals("pair") ? run(file) : run(how, file)).isEqualTo(2);
        assertThat(out()).isEmpty();
        assertThat(err())
                .isEqualTo(file
                        + ": The tournament is over: all 1 rounds are played, so there is no next round to pair.\n");
    }

    @Test
    void aFinishedTournamentDoesNotStopABatch() throws IOException {
        file(TrfBuilder.rounds(1).player("2w1").player("1b0").text());
        Files.writeString(
                folder.resolve("b.trf"),
                TrfBuilder.rounds(3).player("").player("").text());
        assertThat(run("--batch", folder.toString())).isEqualTo(2);
        assertThat(out()).containsExactly("b.trf 1: 1-2");
        assertThat(err()).startsWith("a.trf: The tournament is over");
    }

    /** 3-1-0 with a bye worth a draw, by the manual's own example; the points column proves that they are read. */
    @Test
    void pointsOfTheExtensionCount() throws IOException {
        String text = TrfBuilder.rounds(5)
                .line("XXS W=3")
                .line("XXS D=1")
                .player("2w1")
                .player("1b0")
                .player("0-U")
                .player("5w=")
                .player("4b=")
                .text();
        String[] points = {" 3.0", " 0.0", " 1.0", " 1.0", " 1.0"};
        var lines = new ArrayList<>(text.lines().toList());
        for (int i = 0; i < points.length; i++) {
            var line = new StringBuilder(lines.get(4 + i));
            lines.set(4 + i, line.replace(80, 84, points[i]).toString());
        }
        assertThat(run(file(String.join("\n", lines)))).as(err()).isZero();
        assertThat(out()).hasSize(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"FIDE_DUBOV", "FIDE_BURSTEIN", "FIDE_ROUNDROBIN", "CUSTOM_KNOCKOUT"})
    void otherSystemsAreRefusedByName(String system) throws IOException {
        String file = file(
                TrfBuilder.rounds(3).line("192 " + system).player("").player("").text());
        for (String how : List.of("--check", "--explain")) {
            assertThat(run(how, file)).isEqualTo(2);
        }
        assertThat(run(file)).isEqualTo(2);
        assertThat(out()).isEmpty();
        assertThat(err().lines())
                .hasSize(3)
                .allMatch(line ->
                        line.endsWith("Perennial pairs by the FIDE Dutch system of 2025 only, not by " + system));
    }
}
