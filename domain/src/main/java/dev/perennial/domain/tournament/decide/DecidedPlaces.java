package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import java.util.List;

/** Places of a decided game, in seat order. */
final class DecidedPlaces {
    private DecidedPlaces() {}

    /** 1, 2, 2, 4: each place says how many players are better. */
    static boolean arePlaces(List<Integer> places, int seats) {
        return places.size() == seats
                && places.stream()
                        .allMatch(place -> place
                                == 1
                                        + places.stream()
                                                .filter(other -> other < place)
                                                .count());
    }

    /** Present players share the first place, absent players the last. */
    static List<Integer> forfeited(Seating table, List<PlayerId> absent) {
        int there = table.players().size() - absent.size();
        return table.players().stream()
                .map(player -> absent.contains(player) ? there + 1 : 1)
                .toList();
    }

    /** As decided, but absent players come after all present ones. */
    static List<Integer> withAbsentLast(Seating table, List<Integer> places, List<PlayerId> absent) {
        var there = table.players().stream()
                .filter(player -> !absent.contains(player))
                .map(player -> places.get(table.seatOf(player)))
                .toList();
        return table.players().stream()
                .map(player -> 1
                        + (int) there.stream()
                                .filter(place -> absent.contains(player) || place < places.get(table.seatOf(player)))
                                .count())
                .toList();
    }
}
