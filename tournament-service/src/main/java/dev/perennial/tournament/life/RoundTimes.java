package dev.perennial.tournament.life;

import dev.perennial.contract.tournament.TournamentState;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** When rounds begin by the clock. */
final class RoundTimes {
    private RoundTimes() {}

    /** The hour of a round; nothing if it begins as soon as it can. */
    static Optional<Instant> of(TournamentState state, int round) {
        var timing = state.rules().timing();
        return switch (timing.schedule()) {
            case IMMEDIATE -> Optional.empty();
            case FIXED ->
                round <= timing.roundTimes().size()
                        ? Optional.of(timing.roundTimes().get(round - 1))
                        : Optional.empty();
            // The same hour on the wall, whether or not the clocks were changed in between.
            case WEEKLY ->
                Optional.of(timing.roundTimes()
                        .getFirst()
                        .atZone(ZoneId.of(timing.timeZone()))
                        .plusWeeks(round - 1L)
                        .toInstant());
        };
    }

    /**
     * Whether the next round begins at its hour also while games of the one before are still played. An hour that was
     * past when that round was published is missed: rounds that come late follow one after the other, never in a heap.
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
