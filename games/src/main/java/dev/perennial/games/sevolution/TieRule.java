package dev.perennial.games.sevolution;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Higher Age, then larger population, then first in turn order: never a tie (spec 3). */
final class TieRule {
    private TieRule() {}

    /** The better player first; turn order counts clockwise from the reference seat. */
    static Comparator<Player> from(int reference, int seats) {
        return Comparator.comparingInt(Player::age)
                .thenComparingInt(Player::population)
                .reversed()
                .thenComparingInt(player -> clockwise(reference, player.seat(), seats));
    }

    static int clockwise(int reference, int seat, int seats) {
        return Math.floorMod(seat - reference, seats);
    }

    static List<Integer> seatsFrom(int reference, int seats) {
        return IntStream.range(0, seats)
                .mapToObj(step -> (reference + step) % seats)
                .toList();
    }
}
