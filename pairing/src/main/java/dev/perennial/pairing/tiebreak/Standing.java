package dev.perennial.pairing.tiebreak;

import java.util.List;

/** A player's line in the final table. Equal ranks are shared; the values are in the order of the tie-breaks. */
public record Standing(int rank, int player, int points, List<Fraction> tieBreaks) {
    public Standing {
        tieBreaks = List.copyOf(tieBreaks);
    }
}
