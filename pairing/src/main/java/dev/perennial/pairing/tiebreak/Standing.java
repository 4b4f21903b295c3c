package dev.perennial.pairing.tiebreak;

import java.util.List;

/**
 * A player's line in the final table. Equal ranks are shared; the values are in the order of the tie-breaks.
 *
 * @param rank the rank, from 1
 * @param player the pairing number
 * @param points the points, in tenths
 * @param tieBreaks the value of each tie-break
 */
public record Standing(int rank, int player, int points, List<Fraction> tieBreaks) {
    /** Copies the values. */
    public Standing {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
