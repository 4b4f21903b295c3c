package dev.perennial.pairing.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Ranks tied players by their results against each other. Players who stay tied share a rank. */
public final class HeadToHead {
    /** The average result of the first against the second, nothing if they never met. */
    public interface Meetings {
        /**
         * {@return that average, or nothing}
         *
         * @param player the pairing number of the first
         * @param opponent the pairing number of the second
         */
        Optional<Fraction> average(int player, int opponent);
    }

    private final Meetings meetings;
    private final Fraction worst;
    private final Fraction best;
    private final Map<Integer, Integer> ranks = new HashMap<>();

    private HeadToHead(Meetings meetings, Fraction worst, Fraction best) {
        this.meetings = meetings;
        this.worst = worst;
        this.best = best;
    }

    /**
     * By player id; the best rank is 1. Worst and best are the possible results of a missing meeting.
     *
     * @param tied the pairing numbers of the tied players
     * @param meetings their results against each other
     * @param worst the worst possible result
     * @param best the best possible result
     * @return the rank of each tied player
     */
    public static Map<Integer, Integer> ranks(List<Integer> tied, Meetings meetings, Fraction worst, Fraction best) {
        var encounter = new HeadToHead(meetings, worst, best);
        encounter.rank(tied, 1);
        return encounter.ranks;
    }

    /** A player's score against the others of the group, and how many of them were never met. */
    private record Row(int player, Fraction score, int missing) {
        Fraction with(Fraction each) {
            return score.plus(each.times(Fraction.of(missing)));
        }
    }

    private void rank(List<Integer> group, int from) {
        var rows =
                new ArrayList<>(group.stream().map(player -> row(player, group)).toList());
        rows.sort(Comparator.comparing(Row::score).reversed());
        if (rows.stream().allMatch(row -> row.missing == 0)) {
            rankByScore(rows, from);
        } else {
            rankUncatchable(rows, from);
        }
    }

    private void rankByScore(List<Row> rows, int from) {
        int first = 0;
        while (first < rows.size()) {
            int end = first;
            while (end < rows.size() && rows.get(end).score.equals(rows.get(first).score)) {
                end++;
            }
            settle(rows.subList(first, end), rows.size(), from + first);
            first = end;
        }
    }

    /** A player is ahead only if missing games could not change it. */
    private void rankUncatchable(List<Row> rows, int from) {
        var open = new ArrayList<>(rows);
        int rank = from;
        var leader = leader(open);
        while (leader.isPresent() && open.size() > 1) {
            open.remove(leader.get());
            ranks.put(leader.get().player, rank++);
            leader = leader(open);
        }
        settle(open, rows.size(), rank);
    }

    private Optional<Row> leader(List<Row> open) {
        return open.stream()
                .filter(row -> open.stream()
                        .filter(other -> other.player != row.player)
                        .allMatch(other -> row.with(worst).compareTo(other.with(best)) > 0))
                .findFirst();
    }

    /** A smaller group is compared again among itself; the same group stays tied. */
    private void settle(List<Row> rows, int sizeBefore, int rank) {
        if (rows.size() > 1 && rows.size() < sizeBefore) {
            rank(rows.stream().map(Row::player).toList(), rank);
        } else {
            rows.forEach(row -> ranks.put(row.player, rank));
        }
    }

    private Row row(int player, List<Integer> group) {
        var results = group.stream()
                .filter(other -> other != player)
                .map(other -> meetings.average(player, other))
                .toList();
        return new Row(player, results.stream().flatMap(Optional::stream).reduce(Fraction.ZERO, Fraction::plus), (int)
                results.stream().filter(Optional::isEmpty).count());
    }
}
