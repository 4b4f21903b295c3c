package dev.perennial.pairing.pods.search;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;

/**
 * Looks for fewer repeats by exchanging two players at a time, each time the best pair, even if it does harm. A player
 * who has left a table does not come back for a while, so that the search climbs out of dead ends. At the end the best
 * division seen is taken.
 */
public final class TabuSearch {
    private static final int NONE = -1;

    private final PodNumbers numbers;
    private final Division division;
    /** By table and player: when the player may come back. */
    private final int[][] closedUntil;
    /** Where bands come first a change as big as this is one in short tables, which are as good as they can be. */
    private final long tooMuch;

    private int clock;

    public TabuSearch(PodNumbers numbers, Division division) {
        this.numbers = numbers;
        this.division = division;
        closedUntil = new int[division.size()][numbers.size];
        tooMuch = numbers.scoresFirst ? 1L << 31 : Long.MAX_VALUE;
    }

    /** Exchanges within the groups; compares about as many exchanges as there is effort. */
    public void run(List<int[]> groups, long effort) {
        long each = PlayerGroups.pairs(groups) / 2;
        int largest = groups.stream().mapToInt(group -> group.length).max().orElse(0);
        var sinceBest = new ArrayDeque<Integer>();
        long total = 0;
        long best = 0;
        for (long left = effort; left > 0 && !quiet(groups); left -= each) {
            int exchange = next(groups, best - total);
            clock++;
            if (exchange == NONE) {
                continue;
            }
            total += make(exchange / numbers.size, exchange % numbers.size, largest);
            sinceBest.push(exchange);
            if (total < best) {
                best = total;
                sinceBest.clear();
            }
        }
        sinceBest.forEach(exchange -> division.exchange(exchange / numbers.size, exchange % numbers.size));
    }

    /** Nothing is left to get better. */
    private boolean quiet(List<int[]> groups) {
        return groups.stream().flatMapToInt(Arrays::stream).allMatch(player -> division.lowerOf(player) == 0);
    }

    private long make(int a, int b, int groupSize) {
        long change = division.lowerChange(a, b);
        int until = clock + Math.min(groupSize / 4, 8) + clock % 7;
        closedUntil[division.tableOf(a)][a] = until;
        closedUntil[division.tableOf(b)][b] = until;
        division.exchange(a, b);
        return change;
    }

    /** The best exchange that is open, or one that leads below the best so far. */
    private int next(List<int[]> groups, long record) {
        int found = NONE;
        long least = tooMuch;
        for (var players : groups) {
            for (int i = 0; i < players.length; i++) {
                int a = players[i];
                long mine = division.lowerOf(a);
                for (int j = 0; j < i; j++) {
                    int b = players[j];
                    if (division.tableOf(a) == division.tableOf(b) || (mine == 0 && division.lowerOf(b) == 0)) {
                        continue;
                    }
                    long change = division.lowerChange(a, b);
                    if (change < least && (change < record || open(a, b)) && division.upperChange(a, b) <= 0) {
                        least = change;
                        found = a * numbers.size + b;
                    }
                }
            }
        }
        return found;
    }

    private boolean open(int a, int b) {
        return closedUntil[division.tableOf(b)][a] < clock && closedUntil[division.tableOf(a)][b] < clock;
    }
}
