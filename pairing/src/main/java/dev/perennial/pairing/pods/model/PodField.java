package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.ForbiddenGroup;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;

/**
 * Everything the tables of a round depend on. Players are kept in the order of the standings.
 *
 * @param round the round to be seated
 * @param rules of the tables
 * @param players the players to be seated
 * @param meetings the earlier meetings
 * @param forbidden the players who may not meet
 */
public record PodField(
        int round, PodRules rules, List<PodPlayer> players, List<Meeting> meetings, List<ForbiddenGroup> forbidden) {
    /** Sorts the players and copies the lists. */
    public PodField {
        players = players.stream()
                .sorted(Comparator.comparingInt(PodPlayer::standing))
                .toList();
        meetings = List.copyOf(meetings);
        forbidden = List.copyOf(forbidden);
        var ids = new HashSet<Integer>();
        for (int i = 0; i < players.size(); i++) {
            if (!ids.add(players.get(i).id())
                    || (i > 0 && players.get(i).score() > players.get(i - 1).score())) {
                throw new IllegalArgumentException("player " + players.get(i).id() + " is out of order");
            }
        }
    }
}
