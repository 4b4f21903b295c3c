package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Criterion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why two players meet, or why one has the bye (then the second is 0). Scores are pairing scores in tenths; the bracket
 * is named by its residents' score. Without an alternative no complete pairing avoids the pair.
 */
public record PairReason(
        int first,
        int second,
        int bracketScore,
        int firstScore,
        int secondScore,
        @Nullable Alternative alternative) {

    /**
     * The best that avoids the pair: the first bracket that differs, named by its residents' score, what is different
     * in it, and the first thing that is worse in it. With C5 it is the player who would have the bye, and the player's
     * score.
     */
    public record Alternative(int bracketScore, List<Instead> instead, Criterion worseIn) {
        public Alternative {
            instead = List.copyOf(instead);
        }
    }

    /** Two players who would meet; 0 for floating out of the bracket. */
    public record Instead(int player, int opponent) {}

    /** How far the first floats down to meet the second. */
    public int difference() {
        return second == 0 ? 0 : firstScore - secondScore;
    }
}
