package dev.perennial.games.sevolution;

import dev.perennial.games.chance.Chance;
import java.util.ArrayList;
import java.util.List;

/** The events of one decision as they come about, with the state they lead to. */
final class Proceedings {
    private final List<SEvolutionEvent> events = new ArrayList<>();
    private final Chance chance;
    private SEvolutionState state;

    Proceedings(SEvolutionState state, Chance chance) {
        this.state = state;
        this.chance = chance;
    }

    static Proceedings opening(SEvolutionEvent.GameBegan began, Chance chance) {
        var proceedings = new Proceedings(Evolution.first(began), chance);
        proceedings.events.add(began);
        return proceedings;
    }

    void record(SEvolutionEvent event) {
        state = Evolution.evolve(state, event);
        events.add(event);
    }

    void passTurn(int seat, Phase phase) {
        record(new SEvolutionEvent.TurnPassed(seat, phase));
    }

    <T> List<T> shuffle(List<T> items) {
        return chance.shuffle(items);
    }

    SEvolutionState state() {
        return state;
    }

    /** The player whose Action turn it is. */
    Player actor() {
        return state.player(state.currentAction().seat());
    }

    List<SEvolutionEvent> events() {
        return List.copyOf(events);
    }
}
