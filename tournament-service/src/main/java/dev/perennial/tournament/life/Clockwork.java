package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.TournamentEvent.PlayerWithdrew;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.contract.tournament.TournamentStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What time does by itself: the start, the rounds at their hours, and those who do not come. */
public final class Clockwork {
    private static final String NO_SHOW = "NO_SHOW";

    private Clockwork() {}

    static void tick(Story story) {
        var state = story.state();
        if (state.status() == TournamentStatus.REGISTRATION
                && reached(state.rules().timing().startsAt(), story.at())) {
            Start.startByClock(story);
            return;
        }
        if (state.status() != TournamentStatus.RUNNING) {
            return;
        }
        forfeitAbsent(story);
        withdrawAbsent(story);
        Progress.goOn(story);
    }

    private static boolean reached(@Nullable Instant time, Instant now) {
        return time != null && !now.isBefore(time);
    }

    private static void forfeitAbsent(Story story) {
        var minutes = story.state().rules().timing().forfeitMinutes();
        if (minutes == null) {
            return;
        }
        for (RoundState round : story.state().played()) {
            if (reached(story.state().missedFrom(round).plus(Duration.ofMinutes(minutes)), story.at())) {
                for (Seating table : round.tables()) {
                    var absent = Results.missing(story.state(), table);
                    if (!absent.isEmpty()) {
                        Results.forfeitAbsent(story, round.number(), table, absent, NO_SHOW);
                    }
                }
            }
        }
    }

    /** Who is out is not waited for any longer, at any table, also where there are no minutes after which one forfeits. */
    private static void withdrawAbsent(Story story) {
        var gone = story.state().active().stream()
                .filter(entry -> reached(goneAt(story.state(), entry).orElse(null), story.at()))
                .map(Entry::player)
                .toList();
        gone.forEach(player -> story.tell(new PlayerWithdrew(story.id(), player, null, NO_SHOW)));
        for (RoundState round : story.state().played()) {
            for (Seating table : round.tables()) {
                var absent = Results.missing(story.state(), table).stream()
                        .filter(gone::contains)
                        .toList();
                if (!absent.isEmpty()) {
                    Results.forfeitAbsent(story, round.number(), table, absent, NO_SHOW);
                }
            }
        }
    }

    /** When somebody who has not been seen since some round is out of the tournament. */
    private static Optional<Instant> goneAt(TournamentState state, Entry entry) {
        var minutes = state.rules().timing().withdrawMinutes();
        return minutes == null || entry.bot() != null
                ? Optional.empty()
                : missingSince(state, entry).map(since -> since.plus(Duration.ofMinutes(minutes)));
    }

    /** Who came back was there then: the rounds before are no longer held against him. */
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

    /** When the tournament has to be looked at next; nothing if only people can move it. */
    public static Optional<Instant> nextDue(TournamentState state) {
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
        // Until the games before are over nobody knows who is in the playoff.
        boolean waits = Progress.mainRoundsLeft(state)
                ? RoundTimes.overtakes(state)
                : state.played().stream().allMatch(RoundState::finished);
        return waits && !state.rules().timing().byHand() ? RoundTimes.of(state, state.nextRound()) : Optional.empty();
    }

    private static Optional<Instant> nextForfeit(TournamentState state) {
        var minutes = state.rules().timing().forfeitMinutes();
        return minutes == null
                ? Optional.empty()
                : state.played().stream()
                        .filter(round -> round.tables().stream()
                                .anyMatch(
                                        table -> !Results.missing(state, table).isEmpty()))
                        .map(round -> state.missedFrom(round).plus(Duration.ofMinutes(minutes)))
                        .min(Comparator.naturalOrder());
    }

    private static Optional<Instant> nextWithdrawal(TournamentState state) {
        return state.active().stream()
                .flatMap(entry -> goneAt(state, entry).stream())
                .min(Comparator.naturalOrder());
    }
}
