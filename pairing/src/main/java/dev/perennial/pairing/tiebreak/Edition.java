package dev.perennial.pairing.tiebreak;

/** The edition of the FIDE tie-break regulations (C.07). They differ in the score of a round without a game. */
public enum Edition {
    /** The edition of August 2024. */
    FIDE_2024,
    /** The edition of March 2026. */
    FIDE_2026
}
