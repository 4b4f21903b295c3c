package dev.perennial.games.variation;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.Refusal;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.collection.Lists;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;

/**
 * A position and what was played from it, by the rules of the game. Immutable: each move answers a longer variation, so
 * that any number of them can share a beginning.
 *
 * @param seed decides all chance that is still to come
 * @param drawn how many words of the seed's stream were used so far
 * @param state the position at the end
 * @param events what happened since the beginning of the variation
 */
public record Variation<S extends GameState, M extends GameMove, E extends GameEvent>(
        Game<S, M, E, ?> game, GameSeed seed, long drawn, S state, List<E> events) {

    /** The clock belongs to tables: a variation has all the time in the world. */
    private static final Instant NO_TIME = Instant.EPOCH;

    public Variation {
        events = List.copyOf(events);
    }

    /** The answer to a move: the variation with it, or the refusal of the rules. */
    public sealed interface Continuation<S extends GameState, M extends GameMove, E extends GameEvent> {
        /**
         * The rules have accepted it.
         *
         * @param caused the events of this move alone
         */
        record Played<S extends GameState, M extends GameMove, E extends GameEvent>(
                Variation<S, M, E> variation, List<E> caused) implements Continuation<S, M, E> {}

        /** Nothing has changed. */
        record Refused<S extends GameState, M extends GameMove, E extends GameEvent>(Refusal refusal)
                implements Continuation<S, M, E> {}
    }

    /** Nothing has been played from this position yet. */
    public static <S extends GameState, M extends GameMove, E extends GameEvent> Variation<S, M, E> from(
            Game<S, M, E, ?> game, GameSeed seed, S state) {
        return new Variation<>(game, seed, 0, state, List.of());
    }

    /**
     * A game that was played, taken up again after these events with the cards as they were, and without a clock.
     *
     * @param seed of that game
     * @param drawn how many words of its stream it had used
     */
    public static <S extends GameState, M extends GameMove, E extends GameEvent> Variation<S, M, E> real(
            Game<S, M, E, ?> game, List<E> past, GameSeed seed, long drawn) {
        return new Variation<>(game, seed, drawn, untimed(game, past), List.of());
    }

    /** The same with everything dealt again that the seat could not know; begins with the events of that deal. */
    public static <S extends GameState, M extends GameMove, E extends GameEvent> Variation<S, M, E> redealt(
            Game<S, M, E, ?> game, List<E> past, int seat, GameSeed seed) {
        S before = untimed(game, past);
        if (game.result(before).isPresent()) {
            return from(game, seed, before);
        }
        var chance = Chance.of(seed);
        var deal = game.redeal(before, past, seat, chance);
        return new Variation<>(game, seed, chance.position(), game.fold(before, deal), deal);
    }

    private static <S extends GameState, E extends GameEvent> S untimed(Game<S, ?, E, ?> game, List<E> past) {
        return game.fold(null, past.stream().map(game::untimed).toList());
    }

    public Continuation<S, M, E> play(int seat, M move) {
        return continued(context -> game.decide(state, seat, move, context));
    }

    /** The rules play for the seat, as they do at a table when its time is up. */
    public Continuation<S, M, E> timeUp(int seat) {
        return continued(context -> game.timeUp(state, seat, context));
    }

    private Continuation<S, M, E> continued(Function<DecisionContext, Decision<E>> decide) {
        var chance = Chance.of(seed, drawn);
        return switch (decide.apply(new DecisionContext(NO_TIME, chance))) {
            case Decision.Refused<E>(var refusal) -> new Continuation.Refused<>(refusal);
            case Decision.Accepted<E> accepted ->
                new Continuation.Played<>(
                        new Variation<>(
                                game,
                                seed,
                                chance.position(),
                                game.after(state, accepted),
                                Lists.concat(events, accepted.events())),
                        accepted.events());
        };
    }
}
