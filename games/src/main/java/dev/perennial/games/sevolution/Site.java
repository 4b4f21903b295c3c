package dev.perennial.games.sevolution;

/** The places for Pops: three buildings that produce, three advantages. */
public enum Site {
    FARM,
    FACTORY,
    RESEARCH,
    COMMERCE,
    PRESTIGE,
    PROTECTION
}
