package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.PairedTable.PairedSeat;
import dev.perennial.contract.tournament.TournamentEvent.RoundPaired;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Makes a proposal a round. Table ids follow from tournament, round and number, so no table is opened twice. */
public final class Publication {
    private static final Pattern TABLE = Pattern.compile("(.+)-r(\\d+)-t(\\d+)");

    private Publication() {}

    static RoundPaired of(Story story, Proposal.Tables proposal) {
        var state = story.state();
        var tables = new ArrayList<PairedTable>();
        for (var table : proposal.tables()) {
            int number = tables.size() + 1;
            tables.add(new PairedTable(
                    number, tableId(state.id(), proposal.round(), number), seats(state, table.players())));
        }
        return new RoundPaired(
                state.id(),
                proposal.round(),
                proposal.stage(),
                state.game(),
                state.rules().options(),
                state.rules().clock(),
                tables,
                proposal.byes(),
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

    static TableId tableId(TournamentId tournament, int round, int number) {
        return new TableId(tournament.code() + "-r" + round + "-t" + number);
    }

    /** Whose table this is; nothing for a table that belongs to no tournament. */
    public static Optional<TournamentId> tournamentOf(TableId table) {
        var matcher = TABLE.matcher(table.code());
        return matcher.matches() ? Optional.of(new TournamentId(matcher.group(1))) : Optional.empty();
    }
}
