package dev.perennial.tournament.life;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentState;
import dev.perennial.games.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Everybody against everybody by the Berger tables. They are made for those who started; the game of somebody who left is
 * a bye for the other.
 */
final class RoundRobin {
    private RoundRobin() {}

    static int rounds(int players) {
        return players % 2 == 0 ? players - 1 : players;
    }

    static Proposal propose(TournamentState state) {
        int round = state.nextRound();
        var players = NextRound.players(state);
        int size = players.size() + players.size() % 2;
        var present = NextRound.present(state).stream().map(Entry::player).toList();
        var tables = new ArrayList<Proposal.ProposedTable>();
        var byes = new ArrayList<PlayerId>();
        for (int[] pair : pairs(size, round)) {
            var there = new ArrayList<PlayerId>();
            for (int number : pair) {
                PlayerId player = players.get(number);
                if (player != null && present.contains(player)) {
                    there.add(player);
                }
            }
            if (there.size() == 2) {
                var reason = new Sentence("pairing.schedule", Map.of("round", round));
                tables.add(new Proposal.ProposedTable(there, List.of(reason)));
            } else {
                byes.addAll(there);
            }
        }
        return new Proposal.Tables(round, Stage.MAIN, tables, NextRound.byes(state, byes));
    }

    /** White first. The last number stands still and changes colours, the others go round. */
    static List<int[]> pairs(int size, int round) {
        int circle = size - 1;
        var pairs = new ArrayList<int[]>();
        int still = 1 + Objects.checkIndex(Math.floorMod((round - 1) * (size / 2), circle), circle);
        pairs.add(round % 2 == 1 ? new int[] {still, size} : new int[] {size, still});
        for (int step = 1; step < size / 2; step++) {
            int white = 1 + Math.floorMod(still - 1 + step, circle);
            int black = 1 + Math.floorMod(still - 1 - step, circle);
            pairs.add(new int[] {white, black});
        }
        return pairs;
    }
}
