package dev.perennial.games.planet;

import java.util.Set;
import java.util.TreeSet;

/** Who has to act: one seat in the draft, all whose turn is not done in the action phase. */
final class Awaited {
    private Awaited() {}

    static Set<Integer> seats(PlanetState state) {
        var seats = new TreeSet<Integer>();
        switch (state.phase()) {
            case DRAFT -> state.drafter().ifPresent(seats::add);
            case ACTION -> {
                for (int seat = 0; seat < state.players().size(); seat++) {
                    if (!state.player(seat).turn().done()) {
                        seats.add(seat);
                    }
                }
            }
            case GAME_OVER -> {}
        }
        return seats;
    }
}
