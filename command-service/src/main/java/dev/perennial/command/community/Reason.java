package dev.perennial.command.community;

/** Reasons for reporting a player. */
public enum Reason {
    CHEATING,
    ABUSE,
    NAME,
    STALLING,
    OTHER
}
