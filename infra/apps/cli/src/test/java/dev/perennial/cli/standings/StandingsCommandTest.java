package dev.perennial.cli.standings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import dev.perennial.contract.json.Json;
import dev.perennial.pairing.trf.TrfBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StandingsCommandTest {
    /** The exercise of FIDE's Technical Commission; its figures are in the vectors of the pairing module. */
    private static final List<String> SWISS = List.of(
            "9w1 13b= 2w= 15b1 4w=",
            "10b1 7w1 1b= 16w1 3b=",
            "11w= 6b1 8w1 4b= 2w=",
            "12b1 0-H 13w1 3w= 1b=",
            "13w0 15b0 11w1 7b= 10w1",
            "14b0 3w0 0-U 10w1 8b1",
            "15w1 2b0 16b0 5w= 11b0",
            "16b= 14w1 3b0 13w1 6w0",
            "1b0 10w0 0-H 11w- 0-U",
            "2w0 9b1 15w0 6b0 5b0",
            "3b= 16w0 5b0 9b+ 7w1",
            "4w0 0-U 14w+ 0-Z 0-Z",
            "5b1 1w= 4b0 8b0 14w0",
            "6w1 8b0 12b- 0-Z 13b1",
            "7b0 5w1 10b1 1w0 16b0",
            "8w= 11b1 7w1 2b0 15w1");

    @TempDir
    Path folder;

    private String file(String... lines) throws IOException {
        var trf = TrfBuilder.rounds(5);
        List.of(lines).forEach(trf::line);
        SWISS.forEach(trf::player);
        return Files.writeString(folder.resolve("swiss.trf"), trf.text()).toString();
    }

    private static List<String> run(String... args) {
        var words = new ArrayList<>(List.of("standings"));
        words.addAll(List.of(args));
        var ran = Ran.of(words.toArray(String[]::new));
        assertThat(ran.exit()).as(ran.err()).isZero();
        return ran.out().lines().map(line -> line.strip().replaceAll(" +", " ")).toList();
    }

    /** Players 1 and 16 differ in the third tie-break only. */
    @Test
    void theUsualTieBreaksDecideInTheirOrder() throws IOException {
        assertThat(run(file()))
                .startsWith(
                        "Rank Points BH/C1 BH SB DE No Name",
                        "1 4 12 13 9.5 1 2",
                        "2 3.5 13 15.5 10.5 1 3",
                        "3 3.5 11.5 14 9.25 1 4",
                        "4 3.5 11 12.5 8 1 1",
                        "5 3.5 11 12.5 7.25 1 16",
                        "6 3 10.5 11.5 6 1 6")
                .hasSize(17);
    }

    @Test
    void theEditionChangesRoundsWithoutAGame() throws IOException {
        assertThat(run("--edition", "2024", "--tie-breaks", "BH,SB", file()))
                .contains("3 3.5 15 9.75 4", "6 3 12 6.5 6");
    }

    @Test
    void theFileNamesItsTieBreaks() throws IOException {
        assertThat(run(file("202 SB,BH/C1"))).first().isEqualTo("Rank Points SB BH/C1 No Name");
        assertThat(run("--tie-breaks", "PS", file("202 SB"))).first().isEqualTo("Rank Points PS No Name");
    }

    @Test
    void everyFigureIsExplained() throws IOException {
        assertThat(run("--explain", "--tie-breaks", "BH/C1,SB,ARO,DE", file()))
                .containsSequence(
                        "3 3.5 11.5 9.25 0 1 4",
                        "BH/C1 = 11.5, sum of:",
                        "Round 1: 12 counts 3",
                        "Round 2, not played: counts 2.5 (FIDE C.07, 16.4) (dropped)",
                        "Round 3: 13 counts 1.5",
                        "Round 4: 3 counts 3.5",
                        "Round 5: 1 counts 3.5",
                        "SB = 9.25, sum of:",
                        "Round 1: 1 × 3 of 12 = 3",
                        "Round 2, not played: 0.5 × 2.5 = 1.25 (FIDE C.07, 16.4)")
                .contains("DE = 1, composed of:", "No one else is tied", "ARO = 0, average of:");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --tie-breaks XX | Unknown tie-break XX. Name others with --tie-breaks.
                    --edition 1999  | Unknown edition 1999. Choose 2024 or 2026.
                    """)
    void refusesWhatItDoesNotKnow(String arguments, String message) throws IOException {
        var words = new ArrayList<>(List.of("standings", file()));
        words.addAll(List.of(arguments.split(" ")));
        var ran = Ran.of(words.toArray(String[]::new));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains(message);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void aBrokenFileIsRefusedWithItsLine() throws IOException {
        var broken = Files.writeString(folder.resolve("broken.trf"), "001 nonsense");
        var ran = Ran.of("standings", broken.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("broken.trf").contains("line 1");
    }

    @Test
    void theCommandAndThePageSayTheSame() throws IOException {
        var own = Json.mapper().readTree(Files.readString(Path.of("src/main/resources/standings/en.json")));
        var page = Json.mapper()
                .readTree(Files.readString(Path.of("../../../web/src/main/resources/static/i18n/en/tournament.json")));
        own.propertyNames().forEach(key -> assertThat(own.get(key)).as(key).isEqualTo(page.get(key)));
    }
}
