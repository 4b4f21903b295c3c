package dev.perennial.query.played;

import dev.perennial.query.web.Questions;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** The last game of a page. The next one begins right behind it, whatever was added in the meantime. */
record Cursor(Instant finishedAt, String table) {
    /** Before the first game of the newest first order. */
    static final Cursor TOP = new Cursor(Instant.parse("9999-01-01T00:00:00Z"), "");

    static Cursor of(@Nullable String text) {
        if (text == null) {
            return TOP;
        }
        try {
            String[] parts = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8).split(" ", -1);
            if (parts.length == 2) {
                return new Cursor(Instant.parse(parts[0]), parts[1]);
            }
        } catch (IllegalArgumentException | DateTimeException e) {
            throw Questions.badCursor();
        }
        throw Questions.badCursor();
    }

    String text() {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((finishedAt + " " + table).getBytes(StandardCharsets.UTF_8));
    }
}
