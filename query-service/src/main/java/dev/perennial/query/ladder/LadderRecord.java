package dev.perennial.query.ladder;

import dev.perennial.pairing.rating.LadderRating;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A player's record on a ladder after one of their games.
 *
 * @param form the latest places, the newest last
 */
record LadderRecord(LadderRating rating, int wins, double peak, Instant peakAt, List<Integer> form) {
    private static final int FORM = 10;

    /** Before the first game, whose rating is the first peak, even if it is lower. */
    static final LadderRecord NEWCOMER =
            new LadderRecord(LadderRating.START, 0, Double.NEGATIVE_INFINITY, Instant.EPOCH, List.of());

    LadderRecord after(LadderRating rated, int place, Instant at) {
        boolean higher = rated.rating() > peak;
        var places = new ArrayList<>(form.size() < FORM ? form : form.subList(1, form.size()));
        places.add(place);
        return new LadderRecord(
                rated,
                place == 1 ? wins + 1 : wins,
                higher ? rated.rating() : peak,
                higher ? at : peakAt,
                List.copyOf(places));
    }
}
