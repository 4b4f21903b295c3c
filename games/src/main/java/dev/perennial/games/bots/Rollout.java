package dev.perennial.games.bots;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameState;
import dev.perennial.games.chance.Chance;
import java.time.Instant;
import java.util.function.IntPredicate;

/**
 * Plays on from a position with sensible moves.
 *
 * @param close the seats that are followed closely
 * @param toTheEnd whether to go on to the end of the game instead of as far as the heuristics look
 */
public record Rollout<S extends GameState, M extends GameMove, E extends GameEvent>(
        Game<S, M, E, ?> game, SearchHeuristics<S, M> heuristics, IntPredicate close, boolean toTheEnd) {

    /** The position after the move and all that follows from it. */
    public S outcome(S world, int seat, M move, Chance chance) {
        var context = new DecisionContext(Instant.EPOCH, chance);
        return onward(world, after(world, seat, move, context), context);
    }

    /** The position right after a legal move. */
    public S after(S position, int seat, M move, DecisionContext context) {
        return switch (game.decide(position, seat, move, context)) {
            case Decision.Accepted<E> accepted -> game.after(position, accepted);
            case Decision.Refused<E>(var refusal) ->
                throw new IllegalStateException("imagined an illegal move: " + move + ", " + refusal.code());
        };
    }

    /** Goes on from a position that the world has come to. */
    public S onward(S world, S first, DecisionContext context) {
        S position = first;
        while (game.result(position).isEmpty() && (toTheEnd || !heuristics.isFarEnough(world, position))) {
            int next = game.awaited(position).iterator().next();
            M move = heuristics.sensibleMove(position, next, close.test(next), context.chance());
            position = after(position, next, move, context);
        }
        return position;
    }
}
