package dev.perennial.games.sevolution.model;

import java.util.Comparator;
import java.util.List;

/** Higher Age, then larger population, then first in turn order: never a tie (spec 3). */
public final class TieRule {
    private TieRule() {}

    /** The better player first; turn order counts clockwise from the reference seat. */
    public static Comparator<Player> from(int reference, int seats) {
        return (one, other) -> {
            if (one.age() != other.age()) {
                return Integer.compare(other.age(), one.age());
            }
            if (one.population() != other.population()) {
                return Integer.compare(other.population(), one.population());
            }
            return Integer.compare(clockwise(reference, one.seat(), seats), clockwise(reference, other.seat(), seats));
        };
    }

    public static int clockwise(int reference, int seat, int seats) {
        return Math.floorMod(seat - reference, seats);
    }

    public static List<Integer> seatsFrom(int reference, int seats) {
        var order = new Integer[seats];
        for (int step = 0; step < seats; step++) {
            order[step] = (reference + step) % seats;
        }
        return List.of(order);
    }
}
