package dev.perennial.domain.tournament;

/** Why a player does not play in a round, and how many points that gives. */
public enum ByeKind {
    /** No opponent was left. */
    PAIRING,
    /** Asked for, worth half a win. */
    HALF,
    /** Asked for, or not there, worth nothing. */
    ZERO
}
