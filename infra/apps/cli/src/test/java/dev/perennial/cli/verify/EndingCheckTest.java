package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Games that ended otherwise than they did, with digests that fit: only what an ending means can speak against them.
 */
class EndingCheckTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "ADJUDICATED; []; 0 0 1 {} 1 0 2 {}; no errors",
                "ADJUDICATED; [1]; 0 0 1 {} 1 0 1 {}; no errors",
                "ADJUDICATED; []; 0 7 1 {} 1 0 2 {}; 'result.seats[0].points: expected 0, found 7'",
                "ADJUDICATED; []; 1 0 1 {} 1 0 2 {}; 'result.seats[0].seat: expected 0, found 1'",
                "ADJUDICATED; []; '0 0 1 {} 1 0 2 {\"species\":3}'; "
                        + "'result.seats[1].tieBreaks.species: expected nothing, found 3'",
                "ADJUDICATED; []; 0 0 1 {} 1 0 3 {}; 'result.seats[1].place: expected a number from 1 to 2, found 3'",
                "ADJUDICATED; []; 0 0 2 {} 1 0 2 {}; 'result: expected a place for every seat, found'",
                "ADJUDICATED; []; 0 0 1 {}; 'result: expected a place for every seat, found'",
                "CORRECTED; []; 0 0 2 {} 1 0 1 {}; no errors",
                "CORRECTED; []; 0 0 2 {} 1 9 1 {}; 'result.seats[1].points: expected 0, found 9'",
                "FORFEITED; [0]; 0 0 2 {} 1 0 1 {}; no errors",
                "FORFEITED; [0, 1]; 0 0 2 {} 1 0 1 {}; no errors",
                "FORFEITED; []; 0 0 1 {} 1 0 1 {}; 'forfeits: expected all seats but one, since that ended the game,"
                        + " found []'",
                "FORFEITED; [1]; 0 0 2 {} 1 0 1 {}; 'result.seats[0].place: expected 1, found 2'",
                "PLAYED; []; 0 0 2 {} 1 0 1 {}; 'ending: expected one of [FORFEITED, ADJUDICATED, CORRECTED,"
                        + " CALLED_OFF, AGREED, VOIDED], since the game is not over after the last step, found"
                        + " \"PLAYED\"'",
                "VOIDED; []; 0 0 2 {} 1 0 1 {}; 'result: expected null, since the game is not over after the last"
                        + " step'",
            })
    void aGameThatWasNotPlayedToItsEnd(String ending, String forfeits, String result, String verdict)
            throws IOException {
        JsonNode game = Json.mapper().readTree(WhereItGoesWrongTest.GOLDEN.toFile());
        assertThat(verdict(game, ending, forfeits, result)).startsWith(verdict);
    }

    @Test
    void aCorrectedResultKeepsItsPointsAndTieBreaks() {
        JsonNode game = SampleGames.one("arboretum", 2, "0.5");
        var seats = game.get("result").get("seats");
        for (JsonNode seat : seats) {
            ((ObjectNode) seat).put("place", 3 - seat.get("place").intValue());
        }
        assertThat(verdict(game, "PLAYED")).startsWith("result.seats[0].place: expected");
        assertThat(verdict(game, "CORRECTED")).isEqualTo("no errors");
        assertThat(verdict(game, "ADJUDICATED"))
                .startsWith("ending: expected one of [PLAYED, CORRECTED], since the game is over after the last step");
        var better = (ObjectNode) seats.get(1);
        better.put("points", better.get("points").intValue() + 1);
        assertThat(verdict(game, "CORRECTED")).startsWith("result.seats[1].points: expected");
    }

    @Test
    void whatNeverBeganHasNoResult() throws IOException {
        JsonNode game = Json.mapper().readTree(WhereItGoesWrongTest.GOLDEN.toFile());
        ((ArrayNode) game.get("players")).setNull(1);
        ((ArrayNode) game.get("clientSeeds")).setNull(1);
        ((ArrayNode) game.get("opening")).removeAll();
        ((ArrayNode) game.get("steps")).removeAll();
        assertThat(verdict(game, "VOIDED")).isEqualTo("no errors");
        assertThat(verdict(game, "ADJUDICATED", "[]", "0 0 1 {} 1 0 2 {}"))
                .startsWith("ending: expected one of [CALLED_OFF, AGREED, VOIDED]");
    }

    /** @param result seat, points, place and tie-breaks of each seat */
    private static String verdict(JsonNode game, String ending, String forfeits, String result) {
        var fields = (ObjectNode) game;
        fields.set("forfeits", Json.mapper().readTree(forfeits));
        var seats = fields.putObject("result").putArray("seats");
        String[] parts = result.split(" ");
        for (int i = 0; i < parts.length; i += 4) {
            seats.addObject()
                    .put("seat", Integer.parseInt(parts[i]))
                    .put("points", Integer.parseInt(parts[i + 1]))
                    .put("place", Integer.parseInt(parts[i + 2]))
                    .set("tieBreaks", Json.mapper().readTree(parts[i + 3]));
        }
        return verdict(game, ending);
    }

    private static String verdict(JsonNode game, String ending) {
        ((ObjectNode) game).put("ending", ending);
        ((ObjectNode) game).put(HistoryDigest.FIELD, HistoryDigest.of(game));
        try {
            assertThat(GameCheck.check(game)).isNotNull();
            return "no errors";
        } catch (Mismatch mismatch) {
            return mismatch.getMessage();
        }
    }
}
