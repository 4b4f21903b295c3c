package dev.perennial.query.lobby;

import dev.perennial.domain.table.TableState;
import dev.perennial.games.GameState;
import dev.perennial.pairing.rating.LadderRating;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How much a running game is worth watching: strong players, a close race, and the end in sight. */
final class FeaturedTableScore {
    private static final double RATING = 0.4;
    private static final double CLOSENESS = 0.35;
    private static final double STAGE = 0.25;
    /** Ratings from the floor of what is interesting to where everything is. */
    private static final double WEAK = 1200;

    private FeaturedTableScore() {}

    /** @param table as spectators may know it */
    static Map<String, Double> reasons(TableState table, Collection<LadderRating> ratings) {
        GameState position = table.runningPosition();
        var statistics = table.game().statistics();
        double average =
                ratings.stream().mapToDouble(LadderRating::rating).average().orElse(LadderRating.START.rating());
        var reasons = new TreeMap<String, Double>();
        reasons.put("rating", within((average - WEAK) / (LadderRating.TOP - WEAK)));
        reasons.put("closeness", closeness(statistics.points(position)));
        reasons.put("stage", within(statistics.stage(position)));
        return reasons;
    }

    static double of(Map<String, Double> reasons) {
        return RATING * reasons.getOrDefault("rating", 0.0)
                + CLOSENESS * reasons.getOrDefault("closeness", 0.0)
                + STAGE * reasons.getOrDefault("stage", 0.0);
    }

    /** The best two against what has been reached at all: a game without points yet is as close as can be. */
    private static double closeness(List<Integer> points) {
        var best = points.stream().sorted((a, b) -> Integer.compare(b, a)).toList();
        if (best.size() < 2) {
            return 0;
        }
        return 1 - within((best.get(0) - best.get(1)) / (double) Math.max(10, best.get(0)));
    }

    private static double within(double value) {
        return Math.clamp(value, 0, 1);
    }
}
