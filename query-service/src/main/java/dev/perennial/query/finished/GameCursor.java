package dev.perennial.query.finished;

import dev.perennial.http.CursorText;
import dev.perennial.query.web.QueryParameters;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** The last game of a page. The next one begins right behind it, whatever was added in the meantime. */
record GameCursor(Instant finishedAt, String table) {
    /** Before the first game of the newest first order. */
    static final GameCursor TOP = new GameCursor(Instant.parse("9999-01-01T00:00:00Z"), "");

    /** Before the first game of the oldest first order. */
    static final GameCursor BOTTOM = new GameCursor(Instant.parse("0001-01-01T00:00:00Z"), "");

    static GameCursor of(@Nullable String text) {
        return text == null
                ? TOP
                : CursorText.read(text, 2, parts -> new GameCursor(QueryParameters.to(parts.get(0)), parts.get(1)));
    }

    String text() {
        return CursorText.of(finishedAt.toString(), table);
    }
}
