package dev.perennial.games.planet.model;

import dev.perennial.games.Seats;
import java.util.Set;

/** The seats that have to act: one in the draft, all with an unfinished turn in the action phase. */
public final class Awaited {
    private Awaited() {}

    public static Set<Integer> seats(PlanetState state) {
        return switch (state.phase()) {
            // The opponent of a solo game picks at once and is never waited for, not even between the events of a move.
            case DRAFT -> state.drafter().filter(state::hasPlayer).map(Set::of).orElse(Set.of());
            case ACTION ->
                Seats.of(
                        state.players().size(),
                        seat -> !state.player(seat).turn().done());
            case GAME_OVER -> Set.of();
        };
    }
}
