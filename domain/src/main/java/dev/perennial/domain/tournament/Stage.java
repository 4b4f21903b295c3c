package dev.perennial.domain.tournament;

/** Which part of a tournament a round belongs to. */
public enum Stage {
    MAIN,
    PLAYOFF
}
