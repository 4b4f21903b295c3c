package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentRules.PlayoffKind;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.games.Games;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A round whose tables and byes the organiser sets. Every player to be paired is named exactly once. */
public final class HandMadeRound {
    private HandMadeRound() {}

    public static NextRound.Paired of(TournamentState state, List<List<PlayerId>> tables, List<PlayerId> byes) {
        var game = Games.byId(state.game()).orElseThrow();
        var named = new ArrayList<>(byes);
        for (List<PlayerId> table : tables) {
            TournamentRefusal.BAD_TABLES.unless(fits(state, table.size()) && table.size() <= game.maxSeats());
            named.addAll(table);
        }
        var expected = !state.playoff().isEmpty()
                ? PlayoffBracket.survivors(state)
                : RoundPairer.present(state).stream().map(Entry::player).toList();
        TournamentRefusal.BAD_TABLES.unless(
                named.size() == expected.size() && new HashSet<>(named).equals(new HashSet<>(expected)));
        return new NextRound.Paired(
                state.nextRound(),
                state.playoff().isEmpty() ? Stage.MAIN : Stage.PLAYOFF,
                tables.stream().map(NextRound.Table::of).toList(),
                RoundPairer.byes(state, byes, _ -> List.of()));
    }

    /** A knockout game has two players and a final table all finalists, whatever the table size before. */
    private static boolean fits(TournamentState state, int size) {
        if (!state.playoff().isEmpty()) {
            return state.rules().playoff().kind() == PlayoffKind.FINAL_TABLE
                    ? size == PlayoffBracket.survivors(state).size()
                    : size == 2;
        }
        var sizes = state.rules().tables();
        return size >= 2 && size >= sizes.smallest() && size <= Math.max(state.tableSize(), sizes.largest());
    }
}
