package dev.perennial.games.planet;

import dev.perennial.games.Draft;
import dev.perennial.games.planet.model.PlanetEvent;
import dev.perennial.games.planet.model.PlanetState;
import org.jspecify.annotations.Nullable;

/** The events and state of one move in progress. */
final class PlanetDraft extends Draft<PlanetState, PlanetEvent> {
    private PlanetDraft(@Nullable PlanetState state) {
        super(state, Evolution::evolve);
    }

    static PlanetDraft atAnEmptyTable() {
        return new PlanetDraft(null);
    }

    static PlanetDraft from(PlanetState state) {
        return new PlanetDraft(state);
    }
}
