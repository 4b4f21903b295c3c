package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.contract.json.GameJson;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class HintsIT {
    private static final CommandNode node = CommandNode.shared();
    private static final int PER_MINUTE = 30;

    private static HttpTable practice(String token, String game, String more) {
        var table = HttpTable.open(
                node, token, "{\"game\":\"%s\",\"seats\":2,\"firstSeat\":\"SEAT1\"%s}".formatted(game, more));
        table.seated(token).done(token, "bots", "{\"level\":\"greedy\"}");
        return table;
    }

    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "arboretum", "s-evolution", "evergreen-planet"})
    void aHintIsALegalMoveWithReasonsAndTheSameOneAgain(String game) {
        String ann = Visitor.signUp(node).token();
        HttpTable table = practice(ann, game, "");
        // Bots may act first, or at the same time.
        await().until(() -> table.state().awaited().equals(Set.of(0)));
        var state = table.state();
        JsonNode hint = table.done(ann, "hints", "{}").body();
        assertThat(table.done(ann, "hints", "{}").body()).isEqualTo(hint);
        assertThat(hint.get("seatMove").asInt()).isEqualTo(1);
        assertThat(hint.get("reasons").get(0).get("key").asString()).startsWith("hint.");
        var move = GameJson.readMove(state.game(), hint.at("/best/move")).orElseThrow();
        assertThat(state.game().notation(move))
                .isEqualTo(hint.at("/best/notation").asString());
        var context = new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("0".repeat(64))));
        assertThat(state.game().decide(state.runningPosition(), 0, move, context))
                .isInstanceOf(Decision.Accepted.class);
    }

    @Test
    void thereAreNoHintsInRatedGamesAndAgainstPeople() {
        String ann = Visitor.signUp(node).token();
        String ben = Visitor.signUp(node).token();
        String two = "{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\",\"rated\":%s}";
        HttpTable.open(node, ann, two.formatted(false))
                .seated(ann, ben)
                .refused(ann, "hints", "{}", 403, "NO_HINTS_AGAINST_PEOPLE");
        HttpTable.open(node, ann, two.formatted(true))
                .seated(ann, ben)
                .refused(ann, "hints", "{}", 403, "NO_HINTS_RATED");
        practice(ann, "arboretum", "").refused(ben, "hints", "{}", 403, "NOT_SEATED");
        new HttpTable(node, "no-such-table").refused(ann, "hints", "{}", 404, "UNKNOWN_TABLE");
    }

    @Test
    void aPlayerCannotKeepTheExpertsBusy() {
        String ann = Visitor.signUp(node).token();
        HttpTable table = practice(ann, "arboretum", "");
        for (int i = 0; i < PER_MINUTE; i++) {
            table.done(ann, "hints", "{}");
        }
        table.refused(ann, "hints", "{}", 429, "RATE_LIMITED");
        String ben = Visitor.signUp(node).token();
        practice(ben, "arboretum", "").done(ben, "hints", "{}");
    }
}
