package dev.perennial.pairing;

import org.jspecify.annotations.Nullable;

/** One player's line of one round. Without an opponent the id is 0 and there is no colour. */
public record RoundEntry(int opponent, @Nullable Colour colour, Outcome outcome) {
    public static final RoundEntry ABSENT = new RoundEntry(0, null, Outcome.ZERO_BYE);

    public RoundEntry {
        if (outcome.hasOpponent() != (opponent > 0)) {
            throw new IllegalArgumentException(outcome + " does not go with opponent " + opponent);
        }
    }

    public static RoundEntry bye(Outcome outcome) {
        return new RoundEntry(0, null, outcome);
    }
}
