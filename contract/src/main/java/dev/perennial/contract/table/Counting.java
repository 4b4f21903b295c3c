package dev.perennial.contract.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a result counts for.
 *
 * @param rated whether ladders count it
 * @param kind who played against each other
 * @param forfeits the seats that were given up, the first one first
 */
public record Counting(
        boolean rated,
        Kind kind,
        List<Integer> forfeits,
        @Nullable String tournament) {

    public enum Kind {
        HUMAN,
        BOT,
        MIXED
    }

    public Counting {
        forfeits = List.copyOf(forfeits);
    }

    /** A game between people, for its own sake. */
    public static Counting casual() {
        return new Counting(false, Kind.HUMAN, List.of(), null);
    }
}
