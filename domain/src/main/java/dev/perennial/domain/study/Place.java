package dev.perennial.domain.study;

import org.jspecify.annotations.Nullable;

/**
 * A moment of a chapter: of its game, or of a line.
 *
 * @param sequence of the game's last event until then
 * @param variation null in the game itself, 0 in the line of the chapter, otherwise the number of a variation
 * @param moves how many moves of the line were played
 */
public record Place(long sequence, @Nullable Integer variation, int moves) {
    /** The number of the line that a chapter is about. */
    public static final int OWN_LINE = 0;

    public static Place inGame(long sequence) {
        return new Place(sequence, null, 0);
    }
}
