package dev.perennial.games;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionTest {
    private final DecisionContext context =
            new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("%064x".formatted(7))));

    /** Arboretum is not among them: it decides without folding. */
    @ParameterizedTest
    @ValueSource(strings = {"evergreen-concert", "s-evolution", "evergreen-planet"})
    void eventsFoldedWhileDecidingAreNotFoldedAgain(String id) {
        var game = Games.byId(id).orElseThrow();
        var opening = accepted(game.start(new Setup<>(2, FirstSeat.SEAT1, game.defaultOptions()), context));
        var state = game.after(null, opening);
        int seat = game.awaited(state).stream().min(Integer::compare).orElseThrow();
        var move = game.legalMoves(state, seat).findFirst().orElseThrow();
        var decision = accepted(game.decide(state, seat, move, context));
        assertThat(game.after(state, decision)).isSameAs(decision.after().orElseThrow());
    }

    private static Decision.Accepted<GameEvent> accepted(Decision<GameEvent> decision) {
        return (Decision.Accepted<GameEvent>) decision;
    }
}
