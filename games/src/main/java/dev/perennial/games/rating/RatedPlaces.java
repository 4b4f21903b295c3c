package dev.perennial.games.rating;

import java.util.ArrayList;
import java.util.List;

/** The places a ladder counts when somebody forfeited or left: the others by how the game ended, leavers last. */
public final class RatedPlaces {
    private RatedPlaces() {}

    /** The leavers are given in the order in which they left: the later one ranks higher. */
    public static List<Integer> of(List<Integer> places, List<Integer> leavers) {
        var rated = new ArrayList<Integer>();
        for (int seat = 0; seat < places.size(); seat++) {
            int left = leavers.indexOf(seat);
            rated.add(left >= 0 ? places.size() - left : 1 + betterAmongThoseWhoStayed(places, leavers, seat));
        }
        return List.copyOf(rated);
    }

    private static int betterAmongThoseWhoStayed(List<Integer> places, List<Integer> leavers, int seat) {
        int better = 0;
        for (int other = 0; other < places.size(); other++) {
            if (!leavers.contains(other) && places.get(other) < places.get(seat)) {
                better++;
            }
        }
        return better;
    }
}
