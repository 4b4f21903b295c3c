package dev.perennial.games;

import org.jspecify.annotations.Nullable;

/**
 * An event worth finding again.
 *
 * @param kind a word such as {@code concert}, for a symbol and a filter
 * @param seat whose it was; null if it was everybody's
 */
public record Highlight(String kind, @Nullable Integer seat) {
    public static final String SCORING = "scoring";
    public static final String TIME_OUT = "timeout";

    public static Highlight of(String kind) {
        return new Highlight(kind, null);
    }
}
