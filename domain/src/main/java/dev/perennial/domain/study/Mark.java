package dev.perennial.domain.study;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Something drawn on the board.
 *
 * @param at the part of the board that it marks, by the board's own name for it
 * @param to where an arrow points; null for all others
 */
public record Mark(Kind kind, String at, @Nullable String to, Colour colour) {
    private static final Pattern TARGET = Pattern.compile("[A-Za-z0-9_:.,|+-]{1,80}");

    /** The shape of a mark. */
    public enum Kind {
        CELL,
        CARD,
        ARROW
    }

    /** The colours of marks; screens choose the shade. */
    public enum Colour {
        GREEN,
        RED,
        BLUE,
        YELLOW
    }

    /** Whether it says where it is. */
    public boolean hasPlaces() {
        String end = to;
        return isTarget(at) && (kind == Kind.ARROW ? end != null && isTarget(end) && !end.equals(at) : end == null);
    }

    private static boolean isTarget(String text) {
        return TARGET.matcher(text).matches();
    }
}
