package dev.perennial.games.sevolution;

import dev.perennial.games.Draft;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.sevolution.component.Phase;
import dev.perennial.games.sevolution.model.Player;
import dev.perennial.games.sevolution.model.SEvolutionEvent;
import dev.perennial.games.sevolution.model.SEvolutionEvent.GameBegan;
import dev.perennial.games.sevolution.model.SEvolutionState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The events and state of one move in progress, with the chance its shuffles are drawn from. */
final class SEvolutionDraft extends Draft<SEvolutionState, SEvolutionEvent> {
    private final Chance chance;

    SEvolutionDraft(@Nullable SEvolutionState state, Chance chance) {
        super(state, SEvolutionDraft::evolve);
        this.chance = chance;
    }

    private static SEvolutionState evolve(@Nullable SEvolutionState state, SEvolutionEvent event) {
        return state == null ? Evolution.first((GameBegan) event) : Evolution.evolve(state, event);
    }

    static SEvolutionDraft opening(GameBegan began, Chance chance) {
        var draft = new SEvolutionDraft(null, chance);
        draft.add(began);
        return draft;
    }

    void passTurn(int seat, Phase phase) {
        add(new SEvolutionEvent.TurnPassed(seat, phase));
    }

    <T> List<T> shuffle(List<T> items) {
        return chance.shuffle(items);
    }

    /** The player whose Action turn it is. */
    Player actor() {
        return state().player(state().currentAction().seat());
    }
}
