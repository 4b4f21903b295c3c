package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.tournament.TournamentState;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** When rounds begin by the schedule. */
public final class RoundSchedule {
    private RoundSchedule() {}

    /** The time of a round; empty if it begins as soon as it can. */
    public static Optional<Instant> of(TournamentState state, int round) {
        var timing = state.rules().timing();
        return switch (timing.schedule()) {
            case IMMEDIATE -> Optional.empty();
            case FIXED ->
                round <= timing.roundTimes().size()
                        ? Optional.of(timing.roundTimes().get(round - 1))
                        : Optional.empty();
            // The same local time, also across a change to or from daylight saving time.
            case WEEKLY ->
                Optional.of(timing.roundTimes()
                        .getFirst()
                        .atZone(ZoneId.of(timing.timeZone()))
                        .plusWeeks(round - 1L)
                        .toInstant());
        };
    }

    /**
     * Whether the next round begins at its time even while games of the round before are still played. A time that had
     * passed when that round was published is missed, so that late rounds follow one after the other.
     */
    static boolean overtakes(TournamentState state) {
        return of(state, state.nextRound())
                .filter(hour -> state.currentRound()
                        .map(before -> before.publishedAt().isBefore(hour))
                        .orElse(true))
                .isPresent();
    }

    static boolean due(TournamentState state, Instant now) {
        return of(state, state.nextRound()).map(time -> !now.isBefore(time)).orElse(true);
    }
}
