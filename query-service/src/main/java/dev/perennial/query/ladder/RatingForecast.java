package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.Elo;
import dev.perennial.pairing.rating.LadderRating;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The effect of a game on each seat's rating, place by place, before it is played. */
final class RatingForecast {
    private RatingForecast() {}

    /**
     * Gain or loss of a seat if it comes first, second and so on; the others share out the remaining places among them
     * by their ratings, the strongest first.
     */
    static List<Double> byPlace(List<LadderRating> seats, int seat) {
        var others = new ArrayList<>(IntStream.range(0, seats.size())
                .boxed()
                .filter(other -> other != seat)
                .sorted(Comparator.comparingDouble(other -> -seats.get(other).rating()))
                .toList());
        var changes = new ArrayList<Double>();
        for (int place = 0; place < seats.size(); place++) {
            var order = new ArrayList<>(others);
            order.add(place, seat);
            changes.add(change(seats, seat, order));
        }
        return changes;
    }

    private static double change(List<LadderRating> seats, int seat, List<Integer> order) {
        var places = IntStream.range(0, seats.size())
                .mapToObj(each -> order.indexOf(each) + 1)
                .toList();
        double change = Elo.changes(
                        seats.stream().map(LadderRating::rating).toList(),
                        seats.stream().map(LadderRating::kFactor).toList(),
                        places)
                .get(seat);
        double rating = seats.get(seat).rating();
        return Math.max(LadderRating.FLOOR, rating + change) - rating;
    }
}
