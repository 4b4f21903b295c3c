package dev.perennial.pairing.dutch;

import dev.perennial.pairing.Colour;
import dev.perennial.pairing.Player;

/** A player in the exhaustive search: colours as letters, floats as -1 (down), 0 and 1 (up). */
record ExhaustiveSeat(Player player, int number, int score, String colours, int before, int twoBefore) {
    int balance() {
        return (int) colours.chars().filter(c -> c == 'w').count() * 2 - colours.length();
    }

    char repeated() {
        return colours.endsWith("ww") ? 'w' : colours.endsWith("bb") ? 'b' : '-';
    }

    /** Strength 3 absolute, 2 strong, 1 mild, 0 none. */
    int strength() {
        if (colours.isEmpty()) {
            return 0;
        }
        return Math.abs(balance()) > 1 || repeated() != '-' ? 3 : balance() != 0 ? 2 : 1;
    }

    char wants() {
        if (colours.isEmpty()) {
            return '-';
        }
        if (Math.abs(balance()) > 1) {
            return balance() > 0 ? 'b' : 'w';
        }
        if (repeated() != '-' || balance() == 0) {
            return colours.endsWith("w") ? 'b' : 'w';
        }
        return balance() > 0 ? 'b' : 'w';
    }

    /** Whether the higher-ranked of two gets white. */
    static boolean firstIsWhite(ExhaustiveSeat a, ExhaustiveSeat b, Colour initialColour) {
        if (a.wants() == '-' && b.wants() == '-') {
            return (a.number % 2 == 1) == (initialColour == Colour.WHITE);
        }
        if (a.wants() == '-') {
            return b.wants() == 'b';
        }
        if (b.wants() != a.wants()) {
            return a.wants() == 'w';
        }
        int compared = Integer.compare(a.strength(), b.strength());
        if (compared == 0 && a.strength() == 3) {
            compared = Integer.compare(Math.abs(a.balance()), Math.abs(b.balance()));
        }
        if (compared != 0) {
            return (a.wants() == 'w') == (compared > 0);
        }
        for (int back = 1; back <= Math.min(a.colours.length(), b.colours.length()); back++) {
            char one = a.colours.charAt(a.colours.length() - back);
            if (one != b.colours.charAt(b.colours.length() - back)) {
                return one == 'b';
            }
        }
        return a.wants() == 'w';
    }
}
