package dev.perennial.standalone.browser.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Games;
import dev.perennial.standalone.browser.BarePage;
import dev.perennial.standalone.browser.Look;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * The piece an event is about moves, and not only its player's place. Every type of event of every game is drawn as it
 * happens in games of bots, for a spectator and for the player who acts.
 */
class ExactMotionTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.MOVING);

    @ParameterizedTest
    @CsvSource({
        "arboretum, '2,4'",
        "evergreen-concert, '3,5'",
        "s-evolution, '2,4'",
        "evergreen-planet, '1,3'",
    })
    void theVeryPieceMoves(String game, String seats) {
        var samples = new EventScenes(
                game, Arrays.stream(seats.split(",")).map(Integer::valueOf).toList());
        assertThat(samples.types()).as("types of events that were met").isEqualTo(all(game));
        for (String batch : samples.batches()) {
            JsonNode answer = Json.mapper().readTree((String) PAGE.call("exact-motions.js", "missing", game, batch));
            assertThat(answer.valueStream().map(JsonNode::asString).toList())
                    .as("pieces that are not on the board, or not to be seen")
                    .isEmpty();
        }
    }

    private static Set<String> all(String game) {
        var types = new TreeSet<String>();
        List.of(Games.byId(game).orElseThrow().eventType().getPermittedSubclasses())
                .forEach(each -> types.add(each.getSimpleName()));
        return types;
    }
}
