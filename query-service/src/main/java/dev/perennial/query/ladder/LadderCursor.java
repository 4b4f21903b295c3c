package dev.perennial.query.ladder;

import dev.perennial.query.web.QueryParameters;
import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The position of a page in one version of a ladder: all pages show the version of the first, so that no player is
 * missing or listed twice because of games in between.
 *
 * @param version the latest result that counts
 * @param at the time that decides about periods and active players
 * @param offset how many players were on the pages before
 */
record LadderCursor(long version, Instant at, int offset) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,18})-(\\d{1,13})-(\\d{1,9})");

    /** The beginning of the ladder as it is now. */
    static LadderCursor top(Instant now) {
        return new LadderCursor(Long.MAX_VALUE - 1, now, 0);
    }

    static LadderCursor of(@Nullable String text, Instant now) {
        if (text == null) {
            return top(now);
        }
        var parts = TEXT.matcher(text);
        if (!parts.matches()) {
            throw QueryParameters.badCursor();
        }
        return new LadderCursor(
                Long.parseLong(parts.group(1)),
                Instant.ofEpochMilli(Long.parseLong(parts.group(2))),
                Integer.parseInt(parts.group(3)));
    }

    /** The number of the first result that does not count. */
    long first() {
        return version + 1;
    }

    LadderCursor after(int rows, long shown) {
        return new LadderCursor(shown, at, offset + rows);
    }

    String text() {
        return version + "-" + at.toEpochMilli() + "-" + offset;
    }
}
