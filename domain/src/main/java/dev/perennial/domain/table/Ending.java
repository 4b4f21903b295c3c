package dev.perennial.domain.table;

/** How a table came to its end. */
public enum Ending {
    /** By the rules of the game. */
    PLAYED,
    /** Only one seat was left. */
    FORFEITED,
    /** An official decided a running game. */
    ADJUDICATED,
    /** An official changed the result afterwards. */
    CORRECTED,
    /** The owner called it off before the first move. */
    CALLED_OFF,
    /** Everybody agreed that it should not count. */
    AGREED,
    /** An official declared it void. */
    VOIDED
}
