package dev.perennial.domain;

import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The origin of a command to a tournament or league: its sender, time and reason.
 *
 * @param by null if time, a result or another service caused it
 * @param inCharge the person is an administrator, or organises the tournament's league
 * @param why the reason as written, for the public log
 */
public record Request(
        @Nullable PlayerId by,
        boolean inCharge,
        Instant at,
        @Nullable String why) {

    /** A request that comes from no person. */
    public static Request ofSystem(Instant at) {
        return new Request(null, true, at, null);
    }

    public boolean isBy(PlayerId player) {
        return player.equals(by);
    }

    /** The person who sent it, where one is required. */
    public PlayerId person() {
        return Objects.requireNonNull(by, "no person asks");
    }

    /** Null if there is none. */
    public @Nullable String reason() {
        return why == null || why.isBlank() ? null : why.strip();
    }
}
