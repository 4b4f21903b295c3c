package dev.perennial.query.ladder;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A ladder, best first.
 *
 * @param players how many there are on all pages
 * @param version the latest result that has been rated
 */
record LadderPage(
        String ladder,
        String kind,
        String period,
        int players,
        List<Row> rows,
        Map<String, String> names,
        long version,
        @Nullable String next) {

    /**
     * A player on the ladder.
     *
     * @param rating unrounded; {@code shown} is what people see, with a question mark if provisional
     * @param change the gain or loss in the period; for all time, since the player's first game
     * @param form the latest places, the newest last
     */
    record Row(
            int rank,
            String player,
            double rating,
            long shown,
            boolean provisional,
            int games,
            int wins,
            double peak,
            double change,
            Instant lastPlayed,
            List<Integer> form) {}
}
