package dev.perennial.games.pairing.dutch;

import dev.perennial.games.pairing.Colour;
import org.jspecify.annotations.Nullable;

/** Who of a pair gets white (C.04.3 E). The first of the two is the higher-ranked one. */
final class ColourAllocation {
    private ColourAllocation() {}

    static Colour ofHigher(Entrant higher, Entrant lower, Colour initialColour) {
        var own = higher.preference();
        var other = lower.preference();
        var ownColour = own.colour();
        var otherColour = other.colour();
        if (ownColour == null && otherColour == null) {
            return higher.number() % 2 == 1 ? initialColour : initialColour.other();
        }
        if (ownColour == null) {
            return otherColour == null ? initialColour : otherColour.other();
        }
        if (ownColour != otherColour || stronger(higher, lower)) {
            return ownColour;
        }
        if (stronger(lower, higher)) {
            return ownColour.other();
        }
        var alternation = lastDifference(higher.colours(), lower.colours());
        return alternation == null ? ownColour : alternation.other();
    }

    private static boolean stronger(Entrant one, Entrant other) {
        int byStrength =
                one.preference().strength().compareTo(other.preference().strength());
        if (byStrength != 0) {
            return byStrength > 0;
        }
        return one.preference().absolute()
                && one.colours().imbalance() > other.colours().imbalance();
    }

    /** The colour the first had in the latest game in which the two had different ones. */
    private static @Nullable Colour lastDifference(ColourHistory first, ColourHistory second) {
        int games = Math.min(first.played().size(), second.played().size());
        for (int back = 1; back <= games; back++) {
            var one = first.played().get(first.played().size() - back);
            if (one != second.played().get(second.played().size() - back)) {
                return one;
            }
        }
        return null;
    }
}
