package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody on a ladder, right after one of his games.
 *
 * @param form his latest places, the newest last
 */
record Climber(LadderRating rating, int wins, double peak, Instant peakAt, List<Integer> form) {
    private static final int FORM = 10;

    /** Before his first game; the peak is that of his first game, wherever it takes him. */
    static final Climber NEWCOMER =
            new Climber(LadderRating.START, 0, Double.NEGATIVE_INFINITY, Instant.EPOCH, List.of());

    Climber after(LadderRating rated, int place, Instant at) {
        boolean higher = rated.rating() > peak;
        var places = new ArrayList<>(form.size() < FORM ? form : form.subList(1, form.size()));
        places.add(place);
        return new Climber(
                rated,
                place == 1 ? wins + 1 : wins,
                higher ? rated.rating() : peak,
                higher ? at : peakAt,
                List.copyOf(places));
    }
}
