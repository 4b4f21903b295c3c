package dev.perennial.pairing.tiebreak;

/** The edition of the FIDE tie-break regulations (C.07). They differ in the score of a round without a game. */
public enum Edition {
    FIDE_2024,
    FIDE_2026
}
