package dev.perennial.games.concert.model;

/** The states of concert spec 10. */
public enum Phase {
    /** All players choose their three opening cards. */
    REVEAL,
    /** The mover lays cards. */
    CARDS,
    /** The mover has turned the hit disc: no more cards. */
    AFTER_HIT,
    FINISHED
}
