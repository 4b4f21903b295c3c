package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.games.Sentence;
import dev.perennial.pairing.BergerTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Everybody against everybody by the Berger tables. They are made for those who started; the game of somebody who left is
 * not opened, and counts as forfeited.
 */
final class RoundRobin {
    private RoundRobin() {}

    static Proposal propose(TournamentState state) {
        int round = state.nextRound();
        var players = NextRound.players(state);
        var present = NextRound.present(state).stream().map(Entry::player).toList();
        var tables = new ArrayList<Proposal.ProposedTable>();
        var byes = new ArrayList<PlayerId>();
        var reason = List.of(new Sentence("pairing.schedule", Map.of("round", round)));
        for (int[] pair : BergerTable.pairs(players.size(), round)) {
            var there = new ArrayList<PlayerId>();
            for (int number : pair) {
                PlayerId player = players.get(number);
                if (player != null && present.contains(player)) {
                    there.add(player);
                }
            }
            if (there.size() == 2) {
                tables.add(new Proposal.ProposedTable(there, reason));
            } else {
                byes.addAll(there);
            }
        }
        return new Proposal.Tables(round, Stage.MAIN, tables, NextRound.byes(state, byes, _ -> reason));
    }
}
