package dev.perennial.games.concert.model;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The glass that goes from player to player with its sand (concert spec 8).
 *
 * @param seconds how long it runs; null when the table plays without it, then the other two are null as well
 * @param glassEnd when the running sand is through; null before the first turn: empty
 * @param deadline when the running turn is over
 */
public record Hourglass(
        @Nullable Integer seconds,
        @Nullable Moment glassEnd,
        @Nullable Moment deadline) {

    public static Hourglass empty(@Nullable Integer seconds) {
        return new Hourglass(seconds, null, null);
    }

    public boolean hasExpired(Instant now) {
        return deadline != null && !now.isBefore(deadline.instant());
    }

    /** The rest of the last player's sand, then a full glass; only the full glass if none is left. */
    public Hourglass atStartOfTurn(Instant now) {
        if (seconds == null) {
            return this;
        }
        if (glassEnd != null && now.isBefore(glassEnd.instant())) {
            return new Hourglass(seconds, glassEnd, glassEnd.plusSeconds(seconds));
        }
        Moment end = new Moment(now).plusSeconds(seconds);
        return new Hourglass(seconds, end, end);
    }

    /** The sand the next player finds: what still runs of the old glass, or of the one turned during this turn. */
    public Hourglass atEndOfTurn(Instant now) {
        boolean turned = glassEnd != null && now.isAfter(glassEnd.instant());
        return new Hourglass(seconds, turned ? deadline : glassEnd, null);
    }

    /** A player who is too slow or gave up leaves an empty glass. */
    public Hourglass atTimeUp(Instant now) {
        return new Hourglass(seconds, seconds == null ? null : new Moment(now), null);
    }

    public Hourglass showing(@Nullable Moment newEnd, @Nullable Moment newDeadline) {
        return new Hourglass(seconds, newEnd, newDeadline);
    }
}
