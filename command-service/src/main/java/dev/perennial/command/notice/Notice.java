package dev.perennial.command.notice;

import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A notice to one player over one channel.
 *
 * @param table the table; null for an invitation and for the confirmation of a mail address
 * @param address the webhook or the mail address, as currently set
 * @param mailCode not yet sent back
 * @param language from the account; null if not set
 * @param timeZone from the account; null if not set
 * @param dueAt the deadline of the move, if a clock runs
 * @param tournament to which the player is invited; null if it is about a table
 */
record Notice(
        long id,
        String player,
        Kind kind,
        Channel channel,
        @Nullable String table,
        @Nullable String game,
        int seat,
        int seatMove,
        int tries,
        String address,
        @Nullable String mailCode,
        @Nullable String language,
        @Nullable String timeZone,
        @Nullable Instant dueAt,
        @Nullable String tournament) {

    /** Where to look, below the address of the site. */
    String path() {
        return tournament == null ? "/tables/" + table : "/tournaments/" + tournament;
    }

    enum Channel {
        WEBHOOK,
        MAIL
    }

    enum Kind {
        QUESTION,
        YOUR_TURN,
        ROUND_PAIRED,
        INVITED;

        /** As programs and texts know it. */
        String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
