package dev.perennial.games.planet.model;

import dev.perennial.games.Seats;
import java.util.Set;

/** Who has to act: one seat in the draft, all whose turn is not done in the action phase. */
public final class Awaited {
    private Awaited() {}

    public static Set<Integer> seats(PlanetState state) {
        return switch (state.phase()) {
            case DRAFT -> state.drafter().map(Set::of).orElse(Set.of());
            case ACTION ->
                Seats.of(
                        state.players().size(),
                        seat -> !state.player(seat).turn().done());
            case GAME_OVER -> Set.of();
        };
    }
}
