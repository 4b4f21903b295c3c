package dev.perennial.games.sevolution.component;

/** The decision the table is waiting for. */
public enum Phase {
    NAME_TRUMP,
    TRICK_PLAY,
    TRICK_DISCOVERY,
    TRICK_TAKE,
    CALAMITIES,
    JOKERS,
    COMMERCE,
    POP_REMOVAL,
    MANAGEMENT,
    GAME_OVER
}
