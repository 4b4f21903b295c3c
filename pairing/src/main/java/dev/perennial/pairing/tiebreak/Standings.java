package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Player;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The table of a tournament: points, then an ordered list of tie-breaks, each applied to the players still tied.
 * Virtual points of an acceleration never count.
 */
public final class Standings {
    private final TieBreakValues values;
    private final List<TieBreak> tieBreaks;
    private final Map<Integer, List<Fraction>> known = new HashMap<>();
    private final List<Standing> table = new ArrayList<>();

    private Standings(TieBreakValues values, List<TieBreak> tieBreaks) {
        this.values = values;
        this.tieBreaks = tieBreaks;
    }

    /**
     * Best first; players who stay tied share a rank and are listed by their pairing numbers.
     *
     * @param tournament the tournament with all past rounds
     * @param tieBreaks in the order in which they count
     * @param edition of the regulations
     * @return the standings
     */
    public static List<Standing> of(Tournament tournament, List<TieBreak> tieBreaks, Edition edition) {
        var standings = new Standings(new TieBreakValues(tournament, edition), tieBreaks);
        standings.rank(tournament.players(), tournament);
        return List.copyOf(standings.table);
    }

    private void rank(List<Player> players, Tournament tournament) {
        var byPoints = new HashMap<Integer, Fraction>();
        for (var player : players) {
            known.put(player.id(), new ArrayList<>());
            byPoints.put(player.id(), Fraction.of(player.points(tournament.points())));
        }
        int rank = 1;
        for (var group : groups(players, byPoints, false)) {
            split(group, 0, rank, tournament);
            rank += group.size();
        }
    }

    private void split(List<Player> tied, int index, int rank, Tournament tournament) {
        if (index == tieBreaks.size()) {
            tied.forEach(player -> table.add(new Standing(
                    rank,
                    player.id(),
                    player.points(tournament.points()),
                    known.getOrDefault(player.id(), List.of()))));
            return;
        }
        var tieBreak = tieBreaks.get(index);
        var found = values.of(tieBreak, tied);
        tied.forEach(player -> known.computeIfAbsent(player.id(), _ -> new ArrayList<>())
                .add(found.getOrDefault(player.id(), Fraction.ZERO)));
        int next = rank;
        for (var group : groups(tied, found, tieBreak.smallerIsBetter())) {
            split(group, index + 1, next, tournament);
            next += group.size();
        }
    }

    /** Players with the same value together, the best first. */
    private static List<List<Player>> groups(
            List<Player> players, Map<Integer, Fraction> values, boolean smallerIsBetter) {
        Comparator<Player> order = Comparator.comparing(player -> values.getOrDefault(player.id(), Fraction.ZERO));
        var sorted = new ArrayList<>(players);
        sorted.sort((smallerIsBetter ? order : order.reversed()).thenComparingInt(Player::id));
        var groups = new ArrayList<List<Player>>();
        for (var player : sorted) {
            if (groups.isEmpty() || order.compare(groups.getLast().getFirst(), player) != 0) {
                groups.add(new ArrayList<>());
            }
            groups.getLast().add(player);
        }
        return groups;
    }
}
