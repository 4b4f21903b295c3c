package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.contract.json.Json;
import java.time.Instant;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A changed value may show in another one only, which is innocent: the digest tells them apart. */
class WhichValueWasChangedTest {
    private static final String OPTIONS = "so perhaps clientSeeds, table, firstSeat or options was changed";

    @ParameterizedTest
    @CsvSource({
        "evergreen-planet, sunStart, '\"E\"', opening[0].event.sunStart",
        "evergreen-concert, hourglassSeconds, 61, opening[0].event.hourglassSeconds",
    })
    void anOptionThatShowsInOneEvent(String id, String option, String other, String shows) {
        JsonNode game = SampleGames.one(id, 2, "0");
        var options = (ObjectNode) game.get("options");
        JsonNode before = options.get(option);
        options.set(option, Json.mapper().readTree(other));
        assertThat(complaint(game)).startsWith(shows + ": expected " + other).contains(OPTIONS);
        options.set(option, before);
        ((ObjectNode) game.get("opening").get(0).get("event"))
                .set(option, Json.mapper().readTree(other));
        assertThat(complaint(game)).startsWith(shows + ": expected " + before).doesNotContain("perhaps");
    }

    @Test
    void aTimeThatShowsInTheHourglass() {
        JsonNode game = SampleGames.one("evergreen-concert", 2, "0.1");
        var shown = new ArrayList<String>();
        for (int i = 0; i < game.get("steps").size(); i++) {
            var step = (ObjectNode) game.get("steps").get(i);
            JsonNode before = step.get("at");
            String path = "steps[" + i + "]";
            step.put("at", Instant.parse(before.stringValue()).plusMillis(1).toString());
            String complaint = complaint(game);
            if (complaint.startsWith(path + ".digest")) {
                assertThat(complaint).contains(path + ".at");
            } else {
                assertThat(complaint)
                        .startsWith(path + ".events[")
                        .containsAnyOf(
                                "so perhaps " + path + ".move, seat or at", "so perhaps " + path + ".seat or at");
                shown.add(complaint);
            }
            step.set("at", before);
        }
        assertThat(shown).anyMatch(complaint -> complaint.contains("glassEnd: expected"));
    }

    @Test
    void aMoveThatLeadsToOtherEvents() {
        JsonNode game = SampleGames.one("arboretum", 2, "0");
        int index = 0;
        while (!game.at("/steps/" + index + "/move/type").stringValue().equals("Plant")) {
            index++;
        }
        var step = (ObjectNode) game.get("steps").get(index);
        JsonNode hand = game.at("/opening/2/event/hands/" + step.get("seat").intValue());
        JsonNode planted = step.get("move").get("card");
        ((ObjectNode) step.get("move")).set("card", hand.get(0).equals(planted) ? hand.get(1) : hand.get(0));
        String path = "steps[" + index + "]";
        assertThat(complaint(game))
                .startsWith(path + ".events[0].event.card: expected")
                .contains("so perhaps " + path + ".move, seat or at was changed");
    }

    @Test
    void anEndingThatWouldHaveHadTheSameResult() {
        JsonNode game = SampleGames.one("arboretum", 2, "0");
        ((ObjectNode) game).put("ending", "CORRECTED");
        assertThat(complaint(game)).isEqualTo("ending: expected \"PLAYED\", found \"CORRECTED\"");
    }

    @Test
    void aSeatThatWasGivenUp() {
        JsonNode game = SampleGames.one("arboretum", 2, "0");
        JsonNode seats = game.get("result").get("seats");
        int winner = seats.get(0).get("place").intValue() == 1 ? 0 : 1;
        ((ObjectNode) game).putArray("forfeits").add(winner);
        assertThat(complaint(game)).startsWith("result.seats[").endsWith("so perhaps forfeits was changed");
    }

    /** Then nothing but the rules can speak. */
    @Test
    void aDigestThatWasComputedAnewSaysNothing() {
        JsonNode game = SampleGames.one("arboretum", 2, "0");
        var step = (ObjectNode) game.get("steps").get(0);
        step.put("seat", 1 - step.get("seat").intValue());
        step.put(HistoryDigest.FIELD, HistoryDigest.ofStep(step));
        assertThat(complaint(game)).startsWith("steps[0]: the rules refuse this: NOT_YOUR_TURN");
    }

    private static String complaint(JsonNode game) {
        return catchThrowableOfType(Mismatch.class, () -> GameCheck.check(game)).getMessage();
    }
}
