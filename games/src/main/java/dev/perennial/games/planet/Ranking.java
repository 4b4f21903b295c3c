package dev.perennial.games.planet;

import dev.perennial.games.planet.model.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Places by score; of equal scores the seat nearest the start marker, clockwise, comes first (planet spec 11). */
final class Ranking {
    private Ranking() {}

    /** In seat order. */
    static List<Standing> of(List<Integer> scores, int markerSeat, int seatsInDraft) {
        var ranked = IntStream.range(0, scores.size())
                .boxed()
                .sorted(Comparator.comparing((Integer seat) -> -scores.get(seat))
                        .thenComparing(seat -> fromMarker(seat, markerSeat, seatsInDraft)))
                .toList();
        return IntStream.range(0, scores.size())
                .mapToObj(seat -> new Standing(
                        seat, scores.get(seat), ranked.indexOf(seat) + 1, fromMarker(seat, markerSeat, seatsInDraft)))
                .toList();
    }

    private static int fromMarker(int seat, int markerSeat, int seatsInDraft) {
        return Math.floorMod(seat - markerSeat, seatsInDraft);
    }
}
