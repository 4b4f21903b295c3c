package dev.perennial.domain.table;

/** All that can be said at a table; each client says it in its reader's language. */
public enum Phrase {
    HELLO,
    GOOD_LUCK,
    HAVE_FUN,
    WELL_PLAYED,
    NICE_MOVE,
    OOPS,
    SORRY,
    THANKS,
    ONE_MOMENT,
    THINKING,
    GOOD_GAME,
    AGAIN,
    GOODBYE
}
