package dev.perennial.games.arboretum;

import dev.perennial.games.Decision;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumState;
import java.util.ArrayList;

/** Plays the rest of a turn (arboretum spec D20): the first legal move of each step still missing. */
final class TimeUp {
    private TimeUp() {}

    static Decision<ArboretumEvent> decide(ArboretumState state, int seat) {
        var refusal = MoveRules.refusalOfSeat(state, seat);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        var events = new ArrayList<ArboretumEvent>();
        var current = state;
        while (current.turn().number() == state.turn().number()
                && current.turn().phase().isTurn()) {
            var move = LegalMoves.of(current, seat).findFirst().orElseThrow();
            if (!(MoveRules.decide(current, seat, move)
                    instanceof Decision.Accepted<ArboretumEvent>(var happened, var _))) {
                throw new IllegalStateException("listed as legal but refused: " + move);
            }
            for (ArboretumEvent event : happened) {
                current = Evolution.evolve(current, event);
            }
            events.addAll(happened);
        }
        return Decision.accepted(events);
    }
}
