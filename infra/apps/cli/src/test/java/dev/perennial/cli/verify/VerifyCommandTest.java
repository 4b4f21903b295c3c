package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    private static final String GOOD = SampleGames.one("arboretum", 2, "0.5").toString();
    private static final String TABLE =
            Json.mapper().readTree(GOOD).get("table").stringValue();

    @TempDir
    private Path folder;

    @Test
    void countsTheGamesOfAllFiles() throws IOException {
        String two = file("two", GOOD + "\n" + GOOD + "\n");
        String one = file("one", GOOD);
        assertThat(Ran.of("verify", two, one)).isEqualTo(new Ran(0, "3 games checked: no errors\n", ""));
        assertThat(Ran.of("verify", one)).isEqualTo(new Ran(0, "1 game checked: no errors\n", ""));
    }

    @Test
    void aSingleGameMayBePrettyPrinted() throws IOException {
        String pretty = Json.mapper().readTree(GOOD).toPrettyString();
        assertThat(pretty.lines()).hasSizeGreaterThan(100);
        for (String text :
                List.of(pretty, pretty.replace("\n", "\r\n"), "\n \n" + pretty + "\n\n", "\uFEFF" + pretty)) {
            assertThat(Ran.of("verify", file("pretty", text)).out()).isEqualTo("1 game checked: no errors\n");
        }
        String unindented = pretty.replaceAll("\n +", "\n");
        assertThat(Ran.of("verify", file("two", pretty + "\n" + unindented + "\n" + GOOD))
                        .out())
                .isEqualTo("3 games checked: no errors\n");
    }

    @Test
    void everyStepMayHaveALineOfItsOwn() throws IOException {
        String spread = GOOD.replace("{\"seat\":", "\n{\"seat\":").replace("{\"sequence\":", "\n{\"sequence\":");
        assertThat(spread.lines()).hasSizeGreaterThan(100).anyMatch(line -> line.startsWith("{\"seat\":"));
        assertThat(Ran.of("verify", file("spread", spread + "\n" + spread)).out())
                .isEqualTo("2 games checked: no errors\n");
    }

    @Test
    void tellsWhenAGameWasAborted() {
        assertThat(Ran.of("verify", WhereItGoesWrongTest.GOLDEN.toString()))
                .isEqualTo(new Ran(0, "1 game checked, 1 aborted: no errors\n", ""));
    }

    @Test
    void namesFileLineAndTableOfTheFirstProblemOfEachGame() throws IOException {
        String bad =
                GOOD.replaceFirst("\"seats\":2", "\"seats\":4").replaceFirst("\"deckSize\":\\d+", "\"deckSize\":99");
        String file = file("games", GOOD + "\n" + bad + "\n\n" + GOOD + "\n" + bad + "\n");
        String problem = "table " + TABLE + ": seats: expected 2, as many as there are players, found 4\n";
        assertThat(Ran.of("verify", file))
                .isEqualTo(new Ran(
                        1, file + ":2: " + problem + file + ":5: " + problem + "4 games checked: 2 wrong\n", ""));
    }

    @Test
    void aDamagedGameDoesNotHideTheNext() throws IOException {
        String file = file("games", GOOD.substring(0, 300) + "\n" + GOOD + "\n{\"a\":1,\"a\":2}\n" + GOOD + " x\n");
        var ran = Ran.of("verify", file);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out().lines().toList())
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith(file + ":1: not JSON: ")
                                .contains(" at line 1, column "),
                        line -> assertThat(line).startsWith(file + ":3: not JSON: Duplicate Object property \"a\""),
                        line -> assertThat(line).startsWith(file + ":4: not JSON: "),
                        line -> assertThat(line).isEqualTo("4 games checked: 3 unreadable"));
    }

    @Test
    void bytesThatAreNoTextAreAProblemOfTheirGame() throws IOException {
        byte[] bytes = (GOOD + "\n" + GOOD).getBytes("UTF-8");
        bytes[GOOD.indexOf("random-0") + 2] = (byte) 0xff;
        Path file = Files.write(folder.resolve("bytes"), bytes);
        var ran = Ran.of("verify", file.toString());
        assertThat(ran.out())
                .startsWith(file + ":1: table " + TABLE + ": players[0]: ")
                .endsWith("checked: 1 wrong\n");
    }

    @Test
    void aFileWithoutAGameCannotBeRead() throws IOException {
        String file = file("empty", "\n\n");
        assertThat(Ran.of("verify", file))
                .isEqualTo(
                        new Ran(2, "0 games checked\n", "perennial: " + file + ": There is no game in this file.\n"));
    }

    @Test
    void wrongAndUnreadableGamesAreCountedApart() throws IOException {
        String file = file("both", GOOD.replaceFirst("\"place\":", "\"place\":1") + "\n{\"format\":\n" + GOOD);
        var ran = Ran.of("verify", file);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out())
                .contains(".seats[0].place: expected 2, found 12 ")
                .endsWith("3 games checked: 1 wrong, 1 unreadable\n");
    }

    @Test
    void aFileThatCannotBeReadIsSaidToBeSo() throws IOException {
        String missing = folder.resolve("missing").toString();
        assertThat(Ran.of("verify", missing, file("good", GOOD)))
                .isEqualTo(new Ran(2, "1 game checked: no errors\n", "perennial: Cannot read " + missing + "\n"));
        assertThat(Ran.of("verify", "--all").err()).startsWith("perennial: Unknown option --all. See ");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
