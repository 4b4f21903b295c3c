package dev.perennial.cli.pods;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.cli.Ran;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PodsFilesTest {
    private static final String SIX = """
            {"instances": [{"id": "six", "n": 6, "target": 3, "allowed": [3, 3], "minBand": 6, "round": 2,
              "scores": [5, 5, 3, 3, 1, 1], "ratings": [1500, 1500, 1500, 1500, 1500, 1500],
              "short": [0, 0, 0, 0, 0, 0],
              "meetings": [[1, 3, [1]], [1, 5, [1]], [3, 5, [1]], [2, 4, [1]], [2, 6, [1]], [4, 6, [1]]],
              "seats": [[[1, 3]], [[1, 3]], [[2, 3]], [[2, 3]], [[3, 3]], [[3, 3]]]}]}
            """;

    @TempDir
    Path folder;

    private Ran pods(String json, String... more) {
        try {
            var args = new ArrayList<>(List.of("pair", "--pods"));
            args.add(Files.writeString(folder.resolve("pods.json"), json).toString());
            args.addAll(List.of(more));
            return Ran.of(args.toArray(String[]::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String reference() throws IOException {
        try (var file = PodsFilesTest.class.getResourceAsStream("/pods/reference.json")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void printsIdTablesAndCostOfTheBestSeatings() throws IOException {
        var expected = new ArrayList<String>();
        for (JsonNode round : JsonMapper.shared().readTree(reference()).get("instances")) {
            var best = round.get("optimum");
            expected.add(round.get("id").stringValue() + " " + best.get("seating") + " " + best.get("cost"));
        }
        assertThat(expected).hasSize(12);
        var ran = pods(reference());
        assertThat(ran.out().lines()).containsExactlyElementsOf(expected);
        assertThat(ran.exit()).isZero();
    }

    @Test
    void answersInTheFileAreNotLookedAt() throws IOException {
        String changed = reference()
                .replace("\"sizes\":[", "\"sizes\":[9,")
                .replaceAll("\"optimum\":\\{[^}]*}", "\"optimum\":{}");
        assertThat(pods(changed)).isEqualTo(pods(reference()));
    }

    @Test
    void explainsEveryTable() {
        assertThat(pods(SIX, "--explain").out().lines().limit(8))
                .containsExactly(
                        "six [[6,3,1],[5,4,2]] [0,0,128,1800,0]",
                        "  table 6 3 1, cost [0, 0, 64, 900, 0]",
                        "    Score band 1: 1, 3, 6.",
                        "    1 and 3 have met before (rounds: 1). No cheaper seating was found.",
                        "      6 gets seat 1, had it 0 times before: cost 0.",
                        "      3 gets seat 2, had it 1 time before: cost 900.",
                        "      1 gets seat 3, had it 0 times before: cost 0.",
                        "      Ratings at the table differ by 0 from the averages of their bands: cost 0.");
    }

    @Test
    void wordsForShortAndMixedTables() {
        String five = SIX.replace(
                "\"target\": 3, \"allowed\": [3, 3], \"minBand\": 6",
                "\"target\": 4, \"allowed\": [3, 4], \"minBand\": 2");
        assertThat(pods(five, "--explain").out())
                .contains("A table of 3: 6 players do not fill tables of 4.")
                .containsPattern("\\d and \\d are 1 band apart: cost 1")
                .containsPattern("\\d sat at a short table or had a bye 0 times before: cost \\d");
    }

    private static String tables(Ran ran) {
        return ran.out().split(" ")[1];
    }

    @Test
    void forbiddenPairsAreKeptApartOrReported() {
        String apart = SIX.replace("\"n\"", "\"forbidden\": [[1, 2], [1, 4]], \"n\"");
        assertThat(tables(pods(apart))).doesNotContainPattern("\\[[^\\]]*\\b1\\b[^\\]]*\\b[24]\\b[^\\]]*]");
        var ran = pods(SIX.replace("\"n\"", "\"forbidden\": [[1, 2, 3]], \"n\""));
        assertThat(ran.out()).matches("six none: [123]-[123] would have to sit together\n");
        assertThat(ran.exit()).isEqualTo(1);
    }

    @Test
    void tellsWhoHasABye() {
        var seven = SIX.replace("\"n\": 6", "\"n\": 7")
                .replace("1, 1], \"ratings\": [1500", "1, 1, 0], \"ratings\": [1500, 1500")
                .replace("\"short\": [0", "\"byes\": [0, 0, 0, 0, 0, 0, 1], \"short\": [0, 0")
                .replace("[[3, 3]]]", "[[3, 3]], []]");
        assertThat(pods(seven).out()).endsWith(" byes [6]\n");
    }

    @Test
    void repeatsMayComeFirst() {
        String strict = SIX.replace("\"minBand\": 6", "\"minBand\": 3")
                .replace("[5, 5, 3, 3, 1, 1]", "[5, 5, 5, 1, 1, 1]")
                .replaceAll("\"meetings\": .*", "\"meetings\": [[1, 3, [1]]],");
        assertThat(pods(strict).out()).contains(" [0,0,64,");
        assertThat(pods(strict.replace("\"n\"", "\"repeatsFirst\": true, \"n\""))
                        .out())
                .contains(" [4,0,0,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"target\": 3    | \"target\": 7     | instances[0].target: a number from 3 to 6 was expected",
                "\"target\": 3,   | ''                | instances[0].target: is missing",
                "\"id\": \"six\"  | \"id\": 6         | instances[0].id: a text was expected",
                "[5, 5, 3, 3, 1, 1] | [5, 5]          | instances[0].scores: 6 values were expected, not 2",
                "[5, 5, 3, 3, 1, 1] | [5, 6, 3, 3, 1, 1] | instances[0].scores[1]: a number from -100000000 to 5 was expected",
                "[1, 3, [1]]      | [1, 9, [1]]       | instances[0].meetings[0][1]: a number from 1 to 6 was expected",
                "[[3, 3]]]        | [[4, 3]]]         | instances[0].seats[5][0][0]: a number from 1 to 3 was expected",
                "\"meetings\": [  | \"meetings\": 3, \"x\": [ | instances[0].meetings: a list was expected",
                "\"n\": 6         | \"n\": 6, \"repeatsFirst\": 1 | instances[0].repeatsFirst: true or false was expected",
            })
    void saysWhereAFileIsWrong(String text, String instead, String problem) {
        assertThat(SIX).contains(text);
        var ran = pods(SIX.replace(text, instead));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).endsWith("pods.json: " + problem + "\n");
    }

    @Test
    void saysWhatCannotBeRead() {
        assertThat(pods("{").err()).contains("pods.json: no JSON: ");
        assertThat(pods("[]").err()).contains("pods.json: instances: is missing");
        assertThat(Ran.of("pair", "--pods", folder.resolve("nowhere").toString())
                        .err())
                .startsWith("cannot read ")
                .contains("nowhere");
        assertThat(Ran.of("pair", "--pods", "a", "b").exit()).isEqualTo(2);
    }
}
