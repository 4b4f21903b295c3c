package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.HistoryDigest;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class TamperingTest {
    private static final int SAMPLES = Boolean.getBoolean("perennial.full") ? 500 : 15;

    /** The place of a first tree, or an option that means the same as its default. */
    private static final Pattern IDLE = Pattern.compile("steps\\[\\d+]\\.move\\..*|options\\..*");

    private static final Pattern FREE = Pattern.compile("players\\[.*|steps\\[\\d+]\\.(at|digest)|digest|" + IDLE);

    private static final Pattern STEP = Pattern.compile("steps\\[(\\d+)]");

    private final Chance chance = Chance.of(GameSeed.ofHex("00"));

    static Stream<Arguments> games() {
        return EveryValueTest.games();
    }

    /** With a recomputed digest, only values that neither chance nor rules determine can change. */
    @ParameterizedTest
    @MethodSource("games")
    void withAFittingDigestOnlyPlayersTimesAndIdleWordsCanBeChanged(String id, int players) {
        JsonNode game = SampleGames.one(id, players, "0.1");
        var tampering = new Tampering(game);
        var leaves = Spot.leaves(game);
        var unseen = new ArrayList<String>();
        for (int i = 0; i < SAMPLES; i++) {
            var spot = leaves.get(chance.below(leaves.size()));
            JsonNode value = spot.value();
            var alternatives = tampering.alternatives(spot);
            spot.put(alternatives.get(chance.below(alternatives.size())));
            if (isWell(fitting(game.deepCopy(), spot))) {
                unseen.add(spot.path());
            }
            spot.put(value);
        }
        assertThat(unseen).allMatch(path -> FREE.matcher(path).matches());
        assertThat(unseen).filteredOn(path -> IDLE.matcher(path).matches()).hasSizeLessThan(SAMPLES / 5);
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothingCanBeDroppedDoubledOrExchangedUnseen(String id, int players) {
        JsonNode game = SampleGames.one(id, players, "0.1");
        var containers = Spot.in(game, JsonNode::isContainer);
        for (int i = 0; i < SAMPLES; i++) {
            var spot = containers.get(chance.below(containers.size()));
            JsonNode value = spot.value();
            JsonNode rebuilt = rebuilt(value.deepCopy());
            if (!rebuilt.equals(value)) {
                assertThat(spot.complaintAbout(rebuilt, () -> GameCheck.check(game)))
                        .isNotEmpty();
            }
        }
    }

    private JsonNode rebuilt(JsonNode container) {
        if (container instanceof ObjectNode object) {
            if (object.isEmpty() || chance.below(2) == 0) {
                return object.put("more", chance.below(2));
            }
            return object.without(List.copyOf(object.propertyNames()).get(chance.below(object.size())));
        }
        var array = (ArrayNode) container;
        if (array.isEmpty()) {
            return array.addNull();
        }
        int place = chance.below(array.size());
        switch (chance.below(3)) {
            case 0 -> array.remove(place);
            case 1 -> array.insert(place, array.get(place).deepCopy());
            default -> array.add(array.remove(place));
        }
        return array;
    }

    /** With digests that fit what was changed. */
    private static JsonNode fitting(JsonNode game, Spot spot) {
        try {
            var step = STEP.matcher(spot.path());
            if (step.lookingAt()) {
                var changed =
                        game.get("steps").get(Integer.parseInt(step.group(1))).asObject();
                changed.put(HistoryDigest.FIELD, HistoryDigest.ofStep(changed));
            }
            return game.asObject().put(HistoryDigest.FIELD, HistoryDigest.of(game));
        } catch (IllegalArgumentException noCanonicalForm) {
            return game;
        }
    }

    private static boolean isWell(JsonNode game) {
        try {
            return GameCheck.check(game) != null;
        } catch (Mismatch mismatch) {
            return false;
        }
    }
}
