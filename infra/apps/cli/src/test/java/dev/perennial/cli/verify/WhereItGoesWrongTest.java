package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.perennial.cli.verify.GameCheck.Ending;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The frozen history of the contract, with one thing changed. */
class WhereItGoesWrongTest {
    static final Path GOLDEN = Path.of("../../../contract/src/test/resources/golden/game-history.json");

    private JsonNode game;

    @BeforeEach
    void read() throws IOException {
        game = Json.mapper().readTree(GOLDEN.toFile());
    }

    @Test
    void asItIsItIsWell() {
        assertThat(GameCheck.check(game)).isEqualTo(Ending.ABORTED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\0',
            value = {
                "/steps/0/events/0/event/card; \"T5\"; steps[0].events[0].event.card: expected \"T4\", found \"T5\""
                        + " (step 1, seat 0, draw deck, event 1 arboretum.CardDrawn)",
                "/steps/2/events/2/event/turn; 3; steps[2].events[2].event.turn: expected 2, found 3"
                        + " (step 3, seat 0, time up, event 3 arboretum.TurnBegan)",
                "/steps/2/events/0/event/x; 0.5; steps[2].events[0].event.x: expected 0, found 0.5"
                        + " (step 3, seat 0, time up, event 1 arboretum.TreePlanted)",
                "/steps/1/events/0/type; \"arboretum.CardTaken\"; steps[1].events[0].type:"
                        + " expected \"arboretum.CardDrawn\", found \"arboretum.CardTaken\""
                        + " (step 2, seat 0, draw deck, event 1 arboretum.CardDrawn)",
                "/steps/1/events/0/sequence; 14; steps[1].events[0].sequence: expected 13, found 14"
                        + " (step 2, seat 0, draw deck)",
                "/opening/0/sequence; 7; opening[0].sequence: expected 6, found 7",
                "/opening/2/event/hands/1/6; \"C4\"; opening[2].event.hands[1][6]: expected \"C3\", found \"C4\""
                        + " (event 3 arboretum.CardsDealt)",
                "/steps/1/number; 3; steps[1].number: expected 2, found 3 (step 2, seat 0, draw deck)",
                "/steps/1/seat; 1; steps[1].seat: expected 0, found 1 (step 2, seat 1, draw deck)",
                "/steps/0/seat; 1; steps[0].seat: expected 0, found 1 (step 1, seat 1, draw deck)",
                "/steps/0/seat; 2; steps[0].seat: expected 0, found 2 (step 1)",
                "/steps/0/move; {\"type\":\"Discard\",\"card\":\"R5\"}; steps[0]: the rules refuse this: WRONG_PHASE"
                        + " (step 1, seat 0, discard R5)",
                "/steps/0/move; {\"type\":\"Fly\"}; steps[0].move: expected a move of arboretum,"
                        + " found {\"type\":\"Fly\"} (step 1, seat 0)",
                "/steps/0/timeUp; true; steps[0].timeUp: expected false, found true (step 1, seat 0, time up)",
                "/steps/2/timeUp; false; steps[2].timeUp: expected true, found false (step 3, seat 0)",
                "/steps/2/at; \"2026-01-02T03:04:19.000Z\"; steps[2].at: expected a time such as"
                        + " \"2026-01-02T03:04:05Z\", found \"2026-01-02T03:04:19.000Z\" (step 3, seat 0)",
                "/steps/2/events; 7; steps[2].events: expected a list, found 7 (step 3, seat 0, time up)",
                "/steps/0; 7; steps[0]: expected a step, found 7 (step 1)",
                "/result; {\"seats\":[]}; result: expected null, since the game is not over after the last step,"
                        + " found {\"seats\":[]}",
                "/format; \"perennial.game/2\"; format: expected \"perennial.game/1\", found \"perennial.game/2\"",
                "/game; \"chess\"; game: expected \"arboretum\", found \"chess\"",
                "/game; \"s-evolution\"; game: expected \"arboretum\", found \"s-evolution\"",
                "/rulesVersion; \"2\"; rulesVersion: expected \"1\", found \"2\"",
                "/seats; 5; seats: expected a number from 2 to 4, found 5",
                "/seats; 3; seats: expected 2, as many as there are players, found 3",
                "/firstSeat; \"LAST\"; firstSeat: expected \"SEAT1\", found \"LAST\"",
                "/firstSeat; \"RANDOM\"; firstSeat: expected \"SEAT1\", found \"RANDOM\"",
                "/ending; \"VOIDED\"; ending: expected \"CALLED_OFF\", found \"VOIDED\"",
                "/ending; \"PLAYED\"; ending: expected \"CALLED_OFF\", found \"PLAYED\"",
                "/options/removed; [\"OAK\"]; options: the rules refuse this: BAD_OPTIONS",
                "/options; {}; options.removed: expected null, found nothing",
                "/options; []; options: expected options of arboretum, found []",
                "/serverSeed; null; serverSeed: expected a text [0-9a-f]{64}, found null",
                "/players/1; \"alice\"; players[1]: expected another player than on seat 0, found \"alice\"",
                "/players/1; null; clientSeeds[1]: expected null, as players[1] is, found \"\"",
                "/clientSeeds/1; null; clientSeeds[1]: expected a text, found null",
                "/clientSeeds/1; \"a|b\"; clientSeeds[1]: expected a text [A-Za-z0-9_-]{0,64}, found \"a|b\"",
                "/clientSeeds; []; clientSeeds: expected a list of 2, found []",
                "/players; []; players: expected a list of 2, found []",
                "/digest; \"none\"; digest: expected a text [0-9a-f]{64}, found \"none\"",
            })
    void namesThePlaceWithWhatShouldBeThere(String pointer, String value, String complaint) {
        put(pointer, value);
        assertThat(complaint()).startsWith(complaint);
    }

    @Test
    void aSeedThatDoesNotFitTheCommitmentIsNamed() {
        put("/serverSeed", '"' + "0".repeat(64) + '"');
        assertThat(complaint())
                .isEqualTo("commitment: expected the SHA-256 of serverSeed,"
                        + " \"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\","
                        + " found \"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd\"");
    }

    @Test
    void whereAllDrawsDifferTheSeedsAreSuspected() {
        put("/clientSeeds/0", "\"alice-2\"");
        assertThat(complaint())
                .startsWith("opening[0].event.inPlay[")
                .contains("; the digest does not fit that either,"
                        + " so perhaps clientSeeds, table, firstSeat or options was changed");
    }

    @Test
    void whereTheDigestFitsWhatFollowsFromAMoveTheEventsWereChanged() {
        var more = (ArrayNode) game.at("/steps/0/events");
        more.addAll((ArrayNode) game.at("/opening").deepCopy());
        assertThat(complaint())
                .startsWith("steps[0].events[1]: expected nothing, found {\"")
                .endsWith("; values that differ here besides: 3 (step 1, seat 0, draw deck, event 2)");
    }

    @Test
    void playersAndForfeitsAreLeftToTheDigest() {
        String complaint = "; all that follows from seeds and moves is right, so this value, players,"
                + " the number of steps, forfeits or an idle part of options was changed";
        put("/players/0", "\"mallory\"");
        assertThat(complaint()).startsWith("digest: expected \"").endsWith(complaint);
        put("/players/0", "\"alice\"");
        put("/forfeits", "[1]");
        assertThat(complaint()).startsWith("digest: expected \"").endsWith(complaint);
    }

    @Test
    void aTimeIsLeftToTheDigestOfItsStep() {
        put("/steps/1/at", "\"2026-01-02T03:04:16Z\"");
        assertThat(complaint())
                .startsWith("steps[1].digest: expected \"")
                .endsWith("; all that follows from seeds and moves is right, so this value, steps[1].at or an idle part"
                        + " of steps[1].move was changed (step 2, seat 0, draw deck)");
    }

    @Test
    void missingAndAdditionalPartsAreNamed() {
        ((ArrayNode) game.get("steps")).remove(0);
        assertThat(complaint()).isEqualTo("steps[0].number: expected 1, found 2 (step 1, seat 0, draw deck)");
    }

    @Test
    void aMissingEventIsNamedWhereItIsMissing() {
        ((ArrayNode) game.at("/steps/2/events")).remove(2);
        assertThat(complaint())
                .isEqualTo("steps[2].events[2]: expected {\"type\":\"arboretum.TurnBegan\",\"version\":\"1\","
                        + "\"event\":{\"type\":\"TurnBegan\",\"turn\":2,\"seat\":1}}, found nothing"
                        + " (step 3, seat 0, time up, event 3 arboretum.TurnBegan)");
    }

    @Test
    void fieldsThatDoNotBelongThereAreNamed() {
        ((ObjectNode) game.at("/steps/1")).put("comment", "good");
        assertThat(complaint())
                .isEqualTo("steps[1].comment: expected nothing, found \"good\" (step 2, seat 0, draw deck)");
        ((ObjectNode) game).put("comment", "good");
        assertThat(complaint()).isEqualTo("comment: expected nothing, found \"good\"");
        ((ObjectNode) game.at("/steps/1")).remove("events");
        ((ObjectNode) game).remove("comment");
        assertThat(complaint())
                .isEqualTo("steps[1].events: expected a value, found nothing (step 2, seat 0, draw deck)");
        ((ObjectNode) game).remove("steps");
        assertThat(complaint()).isEqualTo("steps: expected a value, found nothing");
    }

    @Test
    void aGameIsAnObject() {
        game = Json.mapper().readTree("[1]");
        assertThat(complaint()).isEqualTo("the game: expected one game as a JSON object, found [1]");
    }

    @Test
    void aTableAbortedBeforePlayHasNoEvents() {
        ((ArrayNode) game.get("players")).setNull(1);
        ((ArrayNode) game.get("clientSeeds")).setNull(1);
        assertThat(complaint()).startsWith("opening[0]: expected nothing, found {\"sequence\":6");
        ((ArrayNode) game.get("opening")).removeAll();
        assertThat(complaint()).startsWith("steps[0]: expected nothing, found {\"seat\":0");
        ((ArrayNode) game.get("steps")).removeAll();
        assertThat(complaint()).startsWith("digest: ");
    }

    @Test
    void peopleMayHaveLeftTheTableBeforePlay() {
        addToSequences(2);
        assertThat(complaint()).as("all is right but the digest").startsWith("steps[0].digest: ");
        addToSequences(-4);
        assertThat(complaint()).as("nobody left").startsWith("steps[0].digest: ");
        addToSequences(1);
        assertThat(complaint())
                .as("a player left without having sat down")
                .startsWith("opening[0].sequence: expected 4, found 5");
        addToSequences(-3);
        assertThat(complaint()).as("too few for all seats").startsWith("opening[0].sequence: expected 4, found 2");
    }

    private void addToSequences(int more) {
        Spot.leaves(game).stream()
                .filter(spot -> spot.path().endsWith(".sequence"))
                .forEach(spot -> spot.put(Json.mapper().valueToTree(spot.value().intValue() + more)));
    }

    private void put(String pointer, String json) {
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = game.at(pointer.substring(0, slash));
        String name = pointer.substring(slash + 1);
        new Spot(pointer, parent, name, parent.isArray() ? Integer.parseInt(name) : -1)
                .put(Json.mapper().readTree(json));
    }

    private String complaint() {
        return catchThrowableOfType(Mismatch.class, () -> GameCheck.check(game)).getMessage();
    }
}
