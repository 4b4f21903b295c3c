package dev.perennial.pairing.dutch.model;

import dev.perennial.pairing.Colour;
import org.jspecify.annotations.Nullable;

/** The colour a player should get next and how strongly (C.04.3, article 1.7); no colour without a game played. */
public record Preference(@Nullable Colour colour, Strength strength) {
    public enum Strength {
        NONE,
        MILD,
        STRONG,
        ABSOLUTE
    }

    public static final Preference FREE = new Preference(null, Strength.NONE);

    public boolean absolute() {
        return strength == Strength.ABSOLUTE;
    }

    boolean sameColour(Preference other) {
        return colour != null && colour == other.colour;
    }
}
