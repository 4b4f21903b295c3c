package dev.perennial.command.notice;

import org.jspecify.annotations.Nullable;

/**
 * Something a player is to be told, and where.
 *
 * @param table where it is his turn; null for the question whether his mail address is right
 * @param mailCode not yet sent back
 */
record Notice(
        long id,
        String player,
        @Nullable String table,
        @Nullable String game,
        int seat,
        int seatMove,
        int tries,
        @Nullable String webhook,
        @Nullable String mail,
        @Nullable String mailCode) {}
