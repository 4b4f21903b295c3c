package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.PlayerWithdrew;
import dev.perennial.domain.tournament.TournamentStatus;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Decides what is due: the start, rounds by schedule, and forfeits of absent players. */
final class ClockDecider {
    private static final String NO_SHOW = "NO_SHOW";

    private ClockDecider() {}

    static void tick(TournamentDraft draft) {
        var state = draft.state();
        if (state.status() == TournamentStatus.REGISTRATION
                && reached(state.rules().timing().startsAt(), draft.at())) {
            StartDecider.startByClock(draft);
            return;
        }
        if (state.status() != TournamentStatus.RUNNING) {
            return;
        }
        forfeitAbsent(draft);
        withdrawAbsent(draft);
        RoundProgress.advance(draft);
    }

    private static boolean reached(@Nullable Instant time, Instant now) {
        return time != null && !now.isBefore(time);
    }

    private static void forfeitAbsent(TournamentDraft draft) {
        var minutes = draft.state().rules().timing().forfeitMinutes();
        if (minutes == null) {
            return;
        }
        for (RoundState round : draft.state().played()) {
            if (reached(draft.state().missedFrom(round).plus(Duration.ofMinutes(minutes)), draft.at())) {
                for (Seating table : round.tables()) {
                    var absent = Forfeits.missing(draft.state(), table);
                    if (!absent.isEmpty()) {
                        Forfeits.forfeit(draft, round.number(), table, absent, NO_SHOW);
                    }
                }
            }
        }
    }

    /** A withdrawn player forfeits every open game, also where the rules set no time for forfeits. */
    private static void withdrawAbsent(TournamentDraft draft) {
        var gone = draft.state().active().stream()
                .filter(entry ->
                        reached(DueTimes.withdrawalOf(draft.state(), entry).orElse(null), draft.at()))
                .map(Entry::player)
                .toList();
        gone.forEach(player -> draft.add(new PlayerWithdrew(draft.id(), player, null, NO_SHOW)));
        for (RoundState round : draft.state().played()) {
            for (Seating table : round.tables()) {
                var absent = Forfeits.missing(draft.state(), table).stream()
                        .filter(gone::contains)
                        .toList();
                if (!absent.isEmpty()) {
                    Forfeits.forfeit(draft, round.number(), table, absent, NO_SHOW);
                }
            }
        }
    }
}
