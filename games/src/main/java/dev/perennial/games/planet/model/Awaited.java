package dev.perennial.games.planet.model;

import dev.perennial.games.Seats;
import java.util.Set;

/** The seats that have to act: one in the draft, all with an unfinished turn in the action phase. */
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
