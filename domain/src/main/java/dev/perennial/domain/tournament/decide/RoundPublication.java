package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.round.NextRound;
import java.util.ArrayList;
import java.util.List;

/** The event that publishes a round. */
final class RoundPublication {
    private RoundPublication() {}

    static RoundPaired of(TournamentDraft draft, NextRound.Paired next) {
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
