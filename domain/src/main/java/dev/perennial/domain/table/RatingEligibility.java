package dev.perennial.domain.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a result counts.
 *
 * @param rated whether ladders count it
 * @param kind whether people, bots or both played
 * @param forfeits the forfeited seats, the first one first
 * @param decision of an official, if one decided the result; null in results stored before decisions were kept
 */
public record RatingEligibility(
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

    public RatingEligibility {
        forfeits = List.copyOf(forfeits);
    }

    /** For a game decided by its players alone. */
    public RatingEligibility(boolean rated, Kind kind, List<Integer> forfeits, @Nullable String tournament) {
        this(rated, kind, forfeits, tournament, null);
    }

    /** Whether an official without approval for rated play decided this result, so that no ladder follows it. */
    public boolean lacksApproval() {
        return decision != null && !decision.approved();
    }

    /** A game between people, for its own sake. */
    public static RatingEligibility casual() {
        return new RatingEligibility(false, Kind.HUMAN, List.of(), null);
    }
}
