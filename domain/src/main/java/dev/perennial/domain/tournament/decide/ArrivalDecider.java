package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.PlayerArrived;
import dev.perennial.domain.tournament.command.TournamentCommand.RecordMove;
import dev.perennial.domain.tournament.command.TournamentCommand.ReportArrival;
import dev.perennial.domain.tournament.command.TournamentRefusal;

/** Records which players have come to their tables. */
final class ArrivalDecider {
    private ArrivalDecider() {}

    /** A player reports their own arrival only. */
    static void report(TournamentDraft draft, ReportArrival command) {
        var place = RoundTable.required(draft.state(), command.table());
        TournamentRefusal.NOT_YOURSELF.unless(
                draft.isBy(command.player()) && place.table().players().contains(command.player()));
        arrived(draft, place, command.player());
    }

    /** Recorded only where absent players forfeit or are withdrawn. */
    static void recordMove(TournamentDraft draft, RecordMove command) {
        var timing = draft.state().rules().timing();
        if (timing.forfeitMinutes() != null || timing.withdrawMinutes() != null) {
            RoundTable.find(draft.state(), command.table())
                    .filter(place -> command.seat() >= 0
                            && command.seat() < place.table().players().size())
                    .ifPresent(
                            place -> moved(draft, place, place.table().players().get(command.seat())));
        }
    }

    private static void moved(TournamentDraft draft, RoundTable place, PlayerId player) {
        // The server plays for a forfeited seat.
        if (draft.state().known(player).bot() == null && !place.table().absent().contains(player)) {
            arrived(draft, place, player);
        }
    }

    private static void arrived(TournamentDraft draft, RoundTable place, PlayerId player) {
        var table = place.table();
        if (!table.done() && !table.arrived().contains(player)) {
            draft.add(new PlayerArrived(draft.id(), place.round().number(), table.table(), player));
        }
    }
}
