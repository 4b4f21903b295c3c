package dev.perennial.contract.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a result counts for.
 *
 * @param rated whether ladders count it
 * @param kind who played against each other
 * @param forfeits the seats that were given up, the first one first
 * @param decision of an official, if the result came about by one; null in results of the time before it was kept
 */
public record Counting(
        boolean rated,
        Kind kind,
        List<Integer> forfeits,
        @Nullable String tournament,
        @Nullable OfficialDecision decision) {

    public enum Kind {
        HUMAN,
        BOT,
        MIXED
    }

    public Counting {
        forfeits = List.copyOf(forfeits);
    }

    /** Of a game that nobody but its players decided. */
    public Counting(boolean rated, Kind kind, List<Integer> forfeits, @Nullable String tournament) {
        this(rated, kind, forfeits, tournament, null);
    }

    /** Whether an official without approval for rated play decided this result, so that no ladder follows it. */
    public boolean lacksApproval() {
        return decision != null && !decision.approved();
    }

    /** A game between people, for its own sake. */
    public static Counting casual() {
        return new Counting(false, Kind.HUMAN, List.of(), null);
    }
}
