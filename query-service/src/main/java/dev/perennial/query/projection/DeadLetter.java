package dev.perennial.query.projection;

import dev.perennial.http.CursorText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A record that could not be applied, and why. The record itself is not shown: it may contain secrets of a running
 * game.
 *
 * @param sequence null if the record could not even be read; {@code type} likewise
 */
public record DeadLetter(
        String projection,
        String topic,
        int partition,
        long offset,
        String aggregate,
        @Nullable Long sequence,
        @Nullable String type,
        String error) {

    /** The cursor of the page that begins right behind this one. */
    public String cursor() {
        return CursorText.of(projection, topic, Integer.toString(partition), Long.toString(offset));
    }

    /** The last letter of a page; the next page begins right behind it. */
    public record Cursor(String projection, String topic, int partition, long offset) {
        static final Cursor TOP = new Cursor("", "", -1, -1);

        public static Cursor of(@Nullable String text) {
            return text == null ? TOP : CursorText.read(text, 4, Cursor::read);
        }

        private static Cursor read(List<String> parts) {
            return new Cursor(parts.get(0), parts.get(1), Integer.parseInt(parts.get(2)), Long.parseLong(parts.get(3)));
        }
    }
}
