package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Colour;
import org.jspecify.annotations.Nullable;

/** The colours of a pair (C.04.3, article 5.2), and the rule that decided. The first of the two is ranked higher. */
public record ColourAllocation(Colour ofHigher, ColourRule rule) {
    public static Colour ofHigher(Entrant higher, Entrant lower, Colour initialColour) {
        return of(higher, lower, initialColour).ofHigher();
    }

    public static ColourAllocation of(Entrant higher, Entrant lower, Colour initialColour) {
        var ownColour = higher.preference().colour();
        var otherColour = lower.preference().colour();
        if (ownColour == null) {
            return otherColour == null
                    ? new ColourAllocation(
                            higher.number() % 2 == 1 ? initialColour : initialColour.other(), ColourRule.NO_PREFERENCE)
                    : new ColourAllocation(otherColour.other(), ColourRule.ONLY_ONE);
        }
        if (otherColour == null) {
            return new ColourAllocation(ownColour, ColourRule.ONLY_ONE);
        }
        if (ownColour != otherColour) {
            return new ColourAllocation(ownColour, ColourRule.BOTH_MET);
        }
        if (stronger(higher, lower)) {
            return new ColourAllocation(ownColour, ColourRule.STRONGER);
        }
        if (stronger(lower, higher)) {
            return new ColourAllocation(ownColour.other(), ColourRule.STRONGER);
        }
        var alternation = lastDifference(higher.colours(), lower.colours());
        return alternation == null
                ? new ColourAllocation(ownColour, ColourRule.HIGHER_RANKED)
                : new ColourAllocation(alternation.other(), ColourRule.ALTERNATION);
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
