package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.NextRound;
import java.util.ArrayList;
import java.util.List;

/** Publishes a round. The command service opens its tables when it reads the event. */
final class RoundPublication {
    private RoundPublication() {}

    /**
     * Playoff players who have withdrawn forfeit at once, since they cannot be replaced. If that
     * leaves no game to play, the round finishes at once.
     */
    static void publish(TournamentDraft draft, NextRound.Paired next) {
        draft.add(paired(draft, next));
        for (Seating table : draft.state().played().getLast().tables()) {
            var gone = table.players().stream()
                    .filter(player -> !draft.state().known(player).active())
                    .toList();
            if (!gone.isEmpty()) {
                Forfeits.forfeit(draft, next.round(), table, gone, "WITHDRAWN");
            }
        }
        RoundProgress.advance(draft);
    }

    private static RoundPaired paired(TournamentDraft draft, NextRound.Paired next) {
        var state = draft.state();
        var tables = new ArrayList<PairedTable>();
        for (var table : next.tables()) {
            int number = tables.size() + 1;
            tables.add(new PairedTable(
                    number, PairedTable.id(state.id(), next.round(), number), seats(state, table.players())));
        }
        return new RoundPaired(
                state.id(),
                next.round(),
                next.stage(),
                state.game(),
                state.rules().options(),
                state.rules().clock(),
                tables,
                next.byes().stream().map(NextRound.Bye::roundBye).toList(),
                draft.at(),
                draft.by(),
                draft.reason());
    }

    private static List<PairedSeat> seats(TournamentState state, List<PlayerId> players) {
        return players.stream()
                .map(state::known)
                .map(entry -> new PairedSeat(entry.player(), entry.bot(), entry.clientSeed()))
                .toList();
    }
}
