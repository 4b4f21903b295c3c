package dev.perennial.pairing.rating;

import java.util.ArrayList;
import java.util.List;

/** Rates games one after the other. Everything here depends on the order of the games, so there is only one order. */
public final class Ladder {
    private Ladder() {}

    /**
     * The ratings of all seats after a game; places may be shared.
     *
     * @param seats the ratings before the game, by seat
     * @param places the place of each seat
     * @return the new ratings by seat
     */
    public static List<LadderRating> rate(List<LadderRating> seats, List<Integer> places) {
        var changes = Elo.changes(
                seats.stream().map(LadderRating::rating).toList(),
                seats.stream().map(LadderRating::kFactor).toList(),
                places);
        var rated = new ArrayList<LadderRating>();
        for (int seat = 0; seat < seats.size(); seat++) {
            rated.add(seats.get(seat).after(changes.get(seat)));
        }
        return List.copyOf(rated);
    }
}
