package dev.perennial.pairing;

import java.util.Arrays;
import java.util.Optional;

/** A player's outcome of one round. The codes are those of the tournament report file. */
public enum Outcome {
    WIN('1', Kind.GAME),
    DRAW('=', Kind.GAME),
    LOSS('0', Kind.GAME),
    /** The unrated ones were shorter than a move; for pairing they are games like any other. */
    UNRATED_WIN('W', Kind.GAME),
    UNRATED_DRAW('D', Kind.GAME),
    UNRATED_LOSS('L', Kind.GAME),
    FORFEIT_WIN('+', Kind.FORFEIT),
    FORFEIT_LOSS('-', Kind.FORFEIT),
    PAIRING_BYE('U', Kind.PAIRING_BYE),
    FULL_BYE('F', Kind.ABSENCE),
    HALF_BYE('H', Kind.ABSENCE),
    ZERO_BYE('Z', Kind.ABSENCE),
    /**
     * No opponent was scheduled, as in a round-robin of an odd number: neither points nor a game. Written like a zero
     * bye.
     */
    FREE('Z', Kind.ABSENCE);

    private enum Kind {
        GAME,
        FORFEIT,
        PAIRING_BYE,
        ABSENCE
    }

    private final char code;
    private final Kind kind;

    Outcome(char code, Kind kind) {
        this.code = code;
        this.kind = kind;
    }

    public char code() {
        return code;
    }

    /** The codes of forfeits and draws are signs, the rest may be written small. */
    public static Optional<Outcome> ofCode(char code) {
        char upper = Character.toUpperCase(code);
        return Arrays.stream(values()).filter(outcome -> outcome.code == upper).findFirst();
    }

    /** A game was played: the two have met and the colour counts. */
    public boolean played() {
        return kind == Kind.GAME;
    }

    /** Won against an opponent, over the board or by forfeit. */
    public boolean won() {
        return this == WIN || this == UNRATED_WIN || this == FORFEIT_WIN;
    }

    /** Lost against an opponent, over the board or by forfeit. */
    public boolean lost() {
        return this == LOSS || this == UNRATED_LOSS || this == FORFEIT_LOSS;
    }

    public boolean hasOpponent() {
        return kind == Kind.GAME || kind == Kind.FORFEIT;
    }

    /** The player was paired or got the bye of the pairing. */
    public boolean tookPart() {
        return kind != Kind.ABSENCE;
    }
}
