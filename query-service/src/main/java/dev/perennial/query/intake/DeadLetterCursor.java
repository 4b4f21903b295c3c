package dev.perennial.query.intake;

import dev.perennial.http.CursorText;
import org.jspecify.annotations.Nullable;

/** The last letter of a page; the next page begins right behind it. */
public record DeadLetterCursor(String projection, String topic, int partition, long offset) {
    static final DeadLetterCursor TOP = new DeadLetterCursor("", "", -1, -1);

    public static DeadLetterCursor of(@Nullable String text) {
        return text == null
                ? TOP
                : CursorText.read(
                        text,
                        4,
                        parts -> new DeadLetterCursor(
                                parts.get(0),
                                parts.get(1),
                                Integer.parseInt(parts.get(2)),
                                Long.parseLong(parts.get(3))));
    }

    public static String behind(DeadLetter letter) {
        return CursorText.of(
                letter.projection(),
                letter.topic(),
                Integer.toString(letter.partition()),
                Long.toString(letter.offset()));
    }
}
