package dev.perennial.command.community;

/** Why somebody is reported. */
public enum Reason {
    CHEATING,
    ABUSE,
    NAME,
    STALLING,
    OTHER
}
