package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.dutch.model.Preference.Strength;

/** The criteria violated when two players who want the same colour meet (C10 to C13). */
public final class ColourClash {
    private ColourClash() {}

    public static boolean any(Entrant a, Entrant b) {
        return a.preference().sameColour(b.preference());
    }

    public static boolean strong(Entrant a, Entrant b) {
        return any(a, b)
                && a.preference().strength().compareTo(Strength.STRONG) >= 0
                && b.preference().strength().compareTo(Strength.STRONG) >= 0
                && !bothAbsolute(a, b);
    }

    public static boolean beyondTwo(Entrant a, Entrant b) {
        return any(a, b) && a.colours().imbalance() > 1 && b.colours().imbalance() > 1;
    }

    /** The player with the smaller imbalance gives way and gets the colour of the last two games once more. */
    public static boolean thirdInARow(Entrant a, Entrant b) {
        if (!any(a, b) || !bothAbsolute(a, b)) {
            return false;
        }
        if (a.colours().imbalance() != b.colours().imbalance()) {
            var yielding = a.colours().imbalance() < b.colours().imbalance() ? a : b;
            var repeated = yielding.colours().repeated();
            return repeated != null && repeated != yielding.preference().colour();
        }
        return a.colours().repeated() != null
                && a.colours().repeated() == b.colours().repeated();
    }

    private static boolean bothAbsolute(Entrant a, Entrant b) {
        return a.preference().absolute() && b.preference().absolute();
    }
}
