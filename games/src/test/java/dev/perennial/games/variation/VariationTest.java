package dev.perennial.games.variation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.games.Setup;
import dev.perennial.games.arboretum.model.ArboretumMove.DrawFromDeck;
import dev.perennial.games.arboretum.model.ArboretumRefusal;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.variation.Variation.Continuation;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class VariationTest {
    private static final GameSeed SEED = GameSeed.ofHex("01".repeat(32));

    private final Variation<GameState, GameMove, GameEvent> start = opened("arboretum", 2);

    private static Variation<GameState, GameMove, GameEvent> opened(String id, int seats) {
        Game<GameState, GameMove, GameEvent, GameOptions> game = Games.byId(id).orElseThrow();
        var context = new DecisionContext(Instant.EPOCH, Chance.of(SEED));
        return switch (game.start(new Setup<>(seats, FirstSeat.SEAT1, game.defaultOptions()), context)) {
            case Decision.Accepted<GameEvent>(var events, var _) -> Variation.from(game, SEED, game.fold(null, events));
            case Decision.Refused<GameEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    private static Variation<GameState, GameMove, GameEvent> after(
            Continuation<GameState, GameMove, GameEvent> continued) {
        return switch (continued) {
            case Continuation.Played<GameState, GameMove, GameEvent>(var variation, var _) -> variation;
            case Continuation.Refused<GameState, GameMove, GameEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    @Test
    void aMoveMakesALongerVariationAndLeavesTheOldOne() {
        var one = after(start.play(0, new DrawFromDeck()));
        var two = after(one.play(0, new DrawFromDeck()));
        assertThat(start.events()).isEmpty();
        assertThat(one.events()).hasSize(1);
        assertThat(two.events()).hasSize(2).startsWith(one.events().getFirst());
        assertThat(after(one.play(0, new DrawFromDeck()))).isEqualTo(two);
    }

    @Test
    void aRefusalSaysWhy() {
        var code = switch (start.play(1, new DrawFromDeck())) {
            case Continuation.Refused<GameState, GameMove, GameEvent>(var refusal) -> refusal.code();
            case Continuation.Played<GameState, GameMove, GameEvent> played -> throw new AssertionError(played);
        };
        assertThat(code).isEqualTo(ArboretumRefusal.NOT_YOUR_TURN);
    }

    @Test
    void theRulesPlayForASeatThatDoesNot() {
        var played = after(start.timeUp(0));
        assertThat(played.game().awaited(played.state())).containsExactly(1);
        assertThat(played.events()).hasSizeGreaterThan(3);
    }

    /** Two choices by chance must not come from the same words of the stream. */
    @Test
    void chanceGoesOnWhereItStopped() {
        var first = after(opened("evergreen-concert", 3).timeUp(0));
        var second = after(first.timeUp(1));
        assertThat(first.drawn()).isPositive();
        assertThat(second.drawn()).isGreaterThan(first.drawn());
    }
}
