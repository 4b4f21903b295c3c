package dev.perennial.contract.tournament;

/** Why somebody does not play in a round, and what that is worth. */
public enum ByeKind {
    /** Nobody was left to play with. */
    PAIRING,
    /** Asked for, worth half a win. */
    HALF,
    /** Asked for, or not there, worth nothing. */
    ZERO
}
