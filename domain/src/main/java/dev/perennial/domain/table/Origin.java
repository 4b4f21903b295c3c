package dev.perennial.domain.table;

import org.jspecify.annotations.Nullable;

/**
 * The game that a table goes on with.
 *
 * @param table where it was played
 * @param sequence the last event of that table that belongs to the shared past
 * @param perspective the seat whose knowledge stayed as it was; null with the real deal
 * @param seed decided the redeal, so that anyone can repeat it; null if the new table's own secret did
 * @param events how many events of the game are the shared past; a redeal follows them
 * @param generation 1 if that game was dealt from the beginning, 2 if it went on with another one, and so on
 */
public record Origin(
        TableId table,
        long sequence,
        Deal deal,
        @Nullable Integer perspective,
        @Nullable String seed,
        int events,
        int generation) {

    /** The cards with which a game goes on from one of its moments. */
    public enum Deal {
        /** As they really were. */
        REAL,
        /** Everything that one seat could not know is dealt again. */
        REDEALT
    }
}
