package dev.perennial.pairing;

import org.jspecify.annotations.Nullable;

/**
 * One player's line of one round. Without an opponent the id is 0 and there is no colour.
 *
 * @param opponent the id of the opponent, or 0
 * @param colour the colour, or null
 * @param outcome of this player
 */
public record RoundEntry(int opponent, @Nullable Colour colour, Outcome outcome) {
    public static final RoundEntry ABSENT = new RoundEntry(0, null, Outcome.ZERO_BYE);

    /** Refuses an outcome that does not go with the opponent. */
    public RoundEntry {
        if (outcome.hasOpponent() != (opponent > 0)) {
            throw new IllegalArgumentException(outcome + " does not go with opponent " + opponent);
        }
    }

    /**
     * {@return a round without an opponent}
     *
     * @param outcome a bye or an absence
     */
    public static RoundEntry bye(Outcome outcome) {
        return new RoundEntry(0, null, outcome);
    }
}
