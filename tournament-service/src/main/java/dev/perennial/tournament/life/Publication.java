package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.PairedTable.PairedSeat;
import dev.perennial.contract.tournament.TournamentEvent.RoundPaired;
import dev.perennial.contract.tournament.TournamentState;
import java.util.ArrayList;
import java.util.List;

/** Makes a proposal a round. */
final class Publication {
    private Publication() {}

    static RoundPaired of(Story story, Proposal.Tables proposal) {
        var state = story.state();
        var tables = new ArrayList<PairedTable>();
        for (var table : proposal.tables()) {
            int number = tables.size() + 1;
            tables.add(new PairedTable(
                    number, PairedTable.id(state.id(), proposal.round(), number), seats(state, table.players())));
        }
        return new RoundPaired(
                state.id(),
                proposal.round(),
                proposal.stage(),
                state.game(),
                state.rules().options(),
                state.rules().clock(),
                tables,
                proposal.byes().stream().map(Proposal.ProposedBye::bye).toList(),
                story.at(),
                story.by(),
                story.why());
    }

    private static List<PairedSeat> seats(TournamentState state, List<PlayerId> players) {
        return players.stream()
                .map(state::known)
                .map(entry -> new PairedSeat(entry.player(), entry.bot(), entry.clientSeed()))
                .toList();
    }
}
