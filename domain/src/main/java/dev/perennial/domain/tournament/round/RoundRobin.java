package dev.perennial.domain.tournament.round;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.games.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Every player meets every other once or twice by the Berger tables. The tables are made for the players who start. A
 * game against a player who left is not opened and counts as forfeited.
 */
final class RoundRobin {
    private RoundRobin() {}

    static NextRound pair(TournamentState state) {
        int round = state.nextRound();
        var players = RoundPairer.players(state);
        var present = RoundPairer.present(state).stream().map(Entry::player).toList();
        var tables = new ArrayList<NextRound.Table>();
        var byes = new ArrayList<PlayerId>();
        var reason = List.of(new Sentence("pairing.schedule", Map.of("round", round)));
        for (int[] pair : state.rules().system().pairs(players.size(), round)) {
            var there = new ArrayList<PlayerId>();
            for (int number : pair) {
                PlayerId player = players.get(number);
                if (player != null && present.contains(player)) {
                    there.add(player);
                }
            }
            if (there.size() == 2) {
                tables.add(new NextRound.Table(there, reason));
            } else {
                byes.addAll(there);
            }
        }
        return new NextRound.Paired(round, Stage.MAIN, tables, RoundPairer.byes(state, byes, _ -> reason));
    }
}
