package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.ResultCorrectionDecided;
import dev.perennial.domain.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.domain.tournament.TournamentState;
import java.util.List;

/** Absent players lose their seats. If at least two players are left they play on, otherwise the game is decided. */
final class Forfeits {
    private Forfeits() {}

    /** People who have not come to an unfinished game and have not forfeited it yet. */
    static List<PlayerId> missing(TournamentState state, Seating table) {
        return table.done()
                ? List.of()
                : table.players().stream()
                        .filter(player -> state.known(player).bot() == null)
                        .filter(player -> !table.arrived().contains(player))
                        .filter(player -> !table.absent().contains(player))
                        .toList();
    }

    /** Forfeits the seats of missing players by the rules. */
    static void forfeit(TournamentDraft draft, int round, Seating table, List<PlayerId> missing, String why) {
        var absent = table.players().stream()
                .filter(player -> missing.contains(player) || table.absent().contains(player))
                .toList();
        if (playOn(draft.state(), table, absent)) {
            draft.add(new SeatsForfeited(draft.id(), round, table.table(), missing, null, why));
            return;
        }
        draft.add(new ResultCorrectionDecided(
                draft.id(),
                round,
                table.table(),
                table.players(),
                DecidedPlaces.forfeited(table, absent),
                absent,
                null,
                why));
    }

    /** Two or more present players play on without the others (pods spec 8). */
    static boolean playOn(TournamentState state, Seating table, List<PlayerId> absent) {
        return !state.over() && !table.done() && table.players().size() - absent.size() > 1;
    }
}
