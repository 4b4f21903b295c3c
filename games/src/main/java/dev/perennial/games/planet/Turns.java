package dev.perennial.games.planet;

import dev.perennial.games.Refusal;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.planet.model.Phase;
import dev.perennial.games.planet.model.PlanetEvent.TurnFinished;
import dev.perennial.games.planet.model.PlanetRefusal;
import dev.perennial.games.planet.model.PlanetState;
import dev.perennial.games.planet.model.Turn;
import java.util.Optional;

/** How turns end, and with the last of them the round (planet spec 7.3, 8.1). */
final class Turns {
    private Turns() {}

    static Optional<Refusal> refusalToEnd(PlanetState state, int seat) {
        if (state.phase() != Phase.ACTION) {
            return Optional.of(PlanetRefusal.WRONG_PHASE.plain());
        }
        Turn turn = state.player(seat).turn();
        return MoveRules.when(turn.done(), PlanetRefusal.TURN_DONE)
                .or(() -> MoveRules.when(!turn.actionDone(), PlanetRefusal.ACTION_REQUIRED));
    }

    /** A turn ends automatically when action and ability were both done. */
    static void finishIfComplete(PlanetDraft table, int seat, Chance chance) {
        Turn turn = table.state().player(seat).turn();
        if (turn.actionDone() && turn.abilityUsed()) {
            finish(table, seat, chance);
        }
    }

    static void finish(PlanetDraft table, int seat, Chance chance) {
        table.add(new TurnFinished(seat));
        if (table.state().players().stream().allMatch(player -> player.turn().done())) {
            RoundEnd.end(table, chance);
        }
    }
}
