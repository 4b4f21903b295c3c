package dev.perennial.pairing;

import java.util.Arrays;
import java.util.Optional;

/** A player's outcome of one round. The codes are those of the tournament report file. */
public enum Outcome {
    /** Won over the board. */
    WIN('1', Kind.GAME),
    /** Drawn over the board. */
    DRAW('=', Kind.GAME),
    /** Lost over the board. */
    LOSS('0', Kind.GAME),
    /** The unrated ones were shorter than a move; for pairing they are games like any other. */
    UNRATED_WIN('W', Kind.GAME),
    /** Drawn in less than a move. */
    UNRATED_DRAW('D', Kind.GAME),
    /** Lost in less than a move. */
    UNRATED_LOSS('L', Kind.GAME),
    /** Won because the opponent did not play. */
    FORFEIT_WIN('+', Kind.FORFEIT),
    /** Lost because the player did not play. */
    FORFEIT_LOSS('-', Kind.FORFEIT),
    /** No opponent was left. */
    PAIRING_BYE('U', Kind.PAIRING_BYE),
    /** Absent with the points of a win. */
    FULL_BYE('F', Kind.ABSENCE),
    /** Absent with the points of a draw. */
    HALF_BYE('H', Kind.ABSENCE),
    /** Absent without points. */
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

    /** {@return the letter or sign of report files} */
    public char code() {
        return code;
    }

    /**
     * The codes of forfeits and draws are signs, the rest may be written small.
     *
     * @param code a letter or sign of report files
     * @return the outcome, or nothing for an unknown code
     */
    public static Optional<Outcome> ofCode(char code) {
        char upper = Character.toUpperCase(code);
        return Arrays.stream(values()).filter(outcome -> outcome.code == upper).findFirst();
    }

    /**
     * A game was played: the two have met and the colour counts.
     *
     * @return whether one was
     */
    public boolean played() {
        return kind == Kind.GAME;
    }

    /**
     * Won against an opponent, over the board or by forfeit.
     *
     * @return whether the round was won
     */
    public boolean won() {
        return this == WIN || this == UNRATED_WIN || this == FORFEIT_WIN;
    }

    /**
     * Lost against an opponent, over the board or by forfeit.
     *
     * @return whether the round was lost
     */
    public boolean lost() {
        return this == LOSS || this == UNRATED_LOSS || this == FORFEIT_LOSS;
    }

    /** {@return whether there was an opponent, over the board or not} */
    public boolean hasOpponent() {
        return kind == Kind.GAME || kind == Kind.FORFEIT;
    }

    /**
     * The player was paired or got the bye of the pairing.
     *
     * @return whether the player took part
     */
    public boolean tookPart() {
        return kind != Kind.ABSENCE;
    }
}
