package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.RoundPairer;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** When time itself changes a tournament next. */
public final class DueTimes {
    private DueTimes() {}

    /** Empty if nothing happens until someone acts. */
    public static Optional<Instant> next(TournamentState state) {
        return switch (state.status()) {
            case REGISTRATION -> Optional.ofNullable(state.rules().timing().startsAt());
            case RUNNING ->
                Stream.of(nextRound(state), nextForfeit(state), nextWithdrawal(state))
                        .flatMap(Optional::stream)
                        .min(Comparator.naturalOrder());
            default -> Optional.empty();
        };
    }

    private static Optional<Instant> nextRound(TournamentState state) {
        // The playoff players are known only when all games are over.
        boolean waits = RoundPairer.mainRoundsLeft(state)
                ? RoundSchedule.overtakes(state)
                : state.played().stream().allMatch(RoundState::finished);
        return waits && !state.rules().timing().byHand()
                ? RoundSchedule.of(state, state.nextRound())
                : Optional.empty();
    }

    private static Optional<Instant> nextForfeit(TournamentState state) {
        var minutes = state.rules().timing().forfeitMinutes();
        return minutes == null
                ? Optional.empty()
                : state.played().stream()
                        .filter(round -> round.tables().stream()
                                .anyMatch(
                                        table -> !Forfeits.missing(state, table).isEmpty()))
                        .map(round -> state.missedFrom(round).plus(Duration.ofMinutes(minutes)))
                        .min(Comparator.naturalOrder());
    }

    private static Optional<Instant> nextWithdrawal(TournamentState state) {
        return state.active().stream()
                .flatMap(entry -> withdrawalOf(state, entry).stream())
                .min(Comparator.naturalOrder());
    }

    /** When a player who has missed their games is withdrawn. */
    static Optional<Instant> withdrawalOf(TournamentState state, Entry entry) {
        var minutes = state.rules().timing().withdrawMinutes();
        return minutes == null || entry.bot() != null
                ? Optional.empty()
                : missingSince(state, entry).map(since -> since.plus(Duration.ofMinutes(minutes)));
    }

    /** Rounds before a player came back no longer count against them. */
    private static Optional<Instant> missingSince(TournamentState state, Entry entry) {
        PlayerId player = entry.player();
        Optional<Instant> since = Optional.empty();
        for (RoundState round : state.played().reversed()) {
            var table = round.tableOf(player);
            boolean seen = round.number() <= entry.backAfter()
                    || table.isEmpty()
                    || table.get().arrived().contains(player)
                    || (table.get().done() && !table.get().absent().contains(player));
            if (seen) {
                return since;
            }
            since = Optional.of(state.missedFrom(round));
        }
        return since;
    }
}
