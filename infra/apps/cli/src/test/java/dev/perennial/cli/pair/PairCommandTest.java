package dev.perennial.cli.pair;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import dev.perennial.pairing.trf.TrfBuilder;
import dev.perennial.pairing.trf.TrfReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PairCommandTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... args) {
        return Cli.run(
                Stream.concat(Stream.of("pair"), Stream.of(args)).toList(),
                new Terminal(InputStream.nullInputStream(), new PrintStream(out), new PrintStream(err)),
                _ -> 1);
    }

    private String file(String name, TrfBuilder trf) throws IOException {
        return Files.writeString(folder.resolve(name), trf.text()).toString();
    }

    private List<String> out() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void printsTheNumberOfPairsThenThePairsAndTheBye() throws IOException {
        assertThat(run(file("a.trf", TrfBuilder.rounds(3).player("").player("").player(""))))
                .isZero();
        assertThat(out()).containsExactly("2", "1 2", "3 0");
        assertThat(err()).isEmpty();
    }

    @Test
    void saysInASentenceThatThereIsNoValidPairing() throws IOException {
        assertThat(run(file("a.trf", TrfBuilder.rounds(3).player("2w1").player("1b0"))))
                .isEqualTo(1);
        assertThat(out()).isEmpty();
        assertThat(err()).startsWith("Round 2: no valid pairing exists");
    }

    @Test
    void saysLineAndColumnOfAMalformedFile() throws IOException {
        String file = file("a.trf", TrfBuilder.rounds(3).player("2w1").player("1w0"));
        assertThat(run(file)).isEqualTo(2);
        assertThat(err()).isEqualTo(file + ": line 3, column 97: both players of this game have the same colour\n");
    }

    @Test
    void saysThatAFileIsMissing() {
        assertThat(run(folder.resolve("nowhere.trf").toString())).isEqualTo(2);
        assertThat(err()).contains("cannot read").contains("nowhere.trf");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--check",
                "--batch",
                "--explain",
                "--generate --players",
                "--generate --players many",
                "--generate --colour red",
                "--generate --players 0",
                "--check --batch a",
                "--players 5 a",
                "--generate a.trf",
                "a b"
            })
    void explainsItselfWhenTheArgumentsMakeNoSense(String args) {
        assertThat(run(args.isEmpty() ? new String[0] : args.split(" "))).isEqualTo(2);
        assertThat(err()).startsWith("perennial: ").endsWith(" See ./perennial pair --help.\n");
    }

    @Test
    void batchAnswersALineForEachFile() throws IOException {
        file("b.trf", TrfBuilder.rounds(3).player("2w1").player("1b0"));
        file("a.trf", TrfBuilder.rounds(3).player("").player("").player(""));
        file("ignored.txt", TrfBuilder.rounds(3));
        assertThat(run("--batch", folder.toString())).isZero();
        assertThat(out()).containsExactly("a.trf 1: 1-2 3-0", "b.trf 2: none");
    }

    @Test
    void batchGoesOnAfterAMalformedFile() throws IOException {
        file("a.trf", TrfBuilder.rounds(3));
        file("b.trf", TrfBuilder.rounds(3).player("").player(""));
        assertThat(run("--batch", folder.toString())).isEqualTo(2);
        assertThat(out()).containsExactly("b.trf 1: 1-2");
        assertThat(err()).isEqualTo("a.trf: line 1, column 1: there is no player line (001)\n");
    }

    @Test
    void checkAgreesWithRecordedTournaments() throws IOException {
        try (var files = Files.list(Path.of("../../../pairing/src/test/resources/pairing/public"))) {
            for (var file : files.filter(path -> path.toString().endsWith(".trf"))
                    .sorted()
                    .limit(3)
                    .toList()) {
                assertThat(run("--check", file.toString())).as(file.toString()).isZero();
            }
        }
        assertThat(out()).hasSize(3).allMatch(line -> line.endsWith("rounds agree"));
    }

    /** Columns are characters in some files and bytes in others, and there are files of before UTF-8. */
    @ParameterizedTest
    @CsvSource({"UTF-8, 0", "UTF-8, 1", "ISO-8859-1, 0"})
    void namesMayBeWrittenInAnyWay(String charset, int blanksLess) throws IOException {
        String text =
                TrfBuilder.rounds(3).player("2w1").player("1b0").player("0-U").text();
        String named = text.replace("001    1      " + " ".repeat(5 + blanksLess), "001    1      Zo\u00EB  ");
        var file = Files.write(folder.resolve("a.trf"), named.getBytes(Charset.forName(charset)));
        assertThat(run("--check", file.toString())).as(err()).isZero();
        assertThat(out()).containsExactly("1 of 1 rounds agree");
    }

    @Test
    void checkNamesTheDifferences() throws IOException {
        String file = file(
                "a.trf",
                TrfBuilder.rounds(3).player("2w1").player("1b0").player("4b1").player("3w0"));
        assertThat(run("--check", file)).isEqualTo(1);
        assertThat(out())
                .containsExactly(
                        "round 1 differs",
                        "  only in the file:   1-2 4-3",
                        "  only by the engine: 1-3 4-2",
                        "0 of 1 rounds agree");
    }

    @Test
    void checkGoesOnAfterAMalformedFileAndNamesIt() throws IOException {
        file("a.trf", TrfBuilder.rounds(3));
        file("b.trf", TrfBuilder.rounds(3).player("2w1").player("1b0"));
        assertThat(run("--check", folder.toString())).isEqualTo(2);
        assertThat(out()).containsExactly("b.trf: 1 of 1 rounds agree", "1 of 2 tournaments agree");
        assertThat(err()).isEqualTo("a.trf: line 1, column 1: there is no player line (001)\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--check", "--batch"})
    void aFolderWithoutTournamentsIsNoSuccess(String what) {
        assertThat(run(what, folder.toString())).isEqualTo(2);
        assertThat(err()).isEqualTo("cannot read " + folder + ": there is no .trf file in it\n");
    }

    /** With ten players the rule accelerates six, others five (dutch spec 11): there 5 and 6 are of two groups. */
    @Test
    void theUpperGroupCanBeHalfOfThePlayersAsElsewhere() throws IOException {
        var ten = TrfBuilder.rounds(5).line("192 FIDE_DUTCH_2025_BAKU");
        for (int i = 0; i < 10; i++) {
            ten = ten.player("");
        }
        String file = file("a.trf", ten);
        assertThat(run(file)).isZero();
        assertThat(out()).contains("1 4").doesNotContain("5 6", "6 5");
        out.reset();
        assertThat(run("--baku-half", file)).isZero();
        assertThat(out()).containsExactly("5", "1 3", "4 2", "5 6", "7 9", "10 8");
    }

    @Test
    void explainAlsoKnowsNoPairing() throws IOException {
        assertThat(run(
                        "--explain",
                        file("a.trf", TrfBuilder.rounds(3).player("2w1").player("1b0"))))
                .isEqualTo(1);
        assertThat(err()).startsWith("Round 2: no valid pairing exists");
    }

    @Test
    void generatesTheSameTournamentFromTheSameSeed() throws IOException {
        assertThat(run(
                        "--generate",
                        "--players",
                        "15",
                        "--rounds",
                        "5",
                        "--seed",
                        "x",
                        "--forfeits",
                        "10",
                        "--byes",
                        "10"))
                .isZero();
        String first = out.toString(StandardCharsets.UTF_8);
        out.reset();
        assertThat(run(
                        "--generate",
                        "--players",
                        "15",
                        "--rounds",
                        "5",
                        "--seed",
                        "x",
                        "--forfeits",
                        "10",
                        "--byes",
                        "10"))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(first);
        var tournament = TrfReader.read(first).tournament();
        assertThat(tournament.players()).hasSize(15);
        assertThat(tournament.roundsDone()).isEqualTo(5);
        out.reset();
        assertThat(run(
                        "--check",
                        Files.writeString(folder.resolve("g.trf"), first).toString()))
                .isZero();
    }

    @Test
    void anotherSeedGivesAnotherTournament() {
        assertThat(run("--generate", "--seed", "one", "--players", "12", "--rounds", "4"))
                .isZero();
        String first = out.toString(StandardCharsets.UTF_8);
        out.reset();
        assertThat(run("--generate", "--seed", "two", "--players", "12", "--rounds", "4"))
                .isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isNotEqualTo(first);
    }
}
