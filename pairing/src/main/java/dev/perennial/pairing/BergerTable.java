package dev.perennial.pairing;

import java.util.ArrayList;
import java.util.List;

/** The Berger table: the pairings of a round-robin (C.05, annex 1). */
public final class BergerTable {
    private BergerTable() {}

    /**
     * With an odd number everybody has one round free.
     *
     * @param players the number of players
     * @return the number of rounds
     */
    public static int rounds(int players) {
        return players % 2 == 0 ? players - 1 : players;
    }

    /**
     * The pairs of a round if all meet twice, with colours reversed in the second cycle. The last two rounds of the
     * first cycle change places, as FIDE recommends: otherwise some players have the same colour three times in a row.
     *
     * @param players the number of players
     * @param round the round, from 1 to twice the number of rounds
     * @return white and black of each board, by their numbers from 1
     */
    public static List<int[]> doublePairs(int players, int round) {
        int cycle = rounds(players);
        if (round > cycle) {
            return pairs(players, round - cycle).stream()
                    .map(pair -> new int[] {pair[1], pair[0]})
                    .toList();
        }
        boolean swapped = cycle > 2 && round > cycle - 2;
        return pairs(players, swapped ? 2 * cycle - 1 - round : round);
    }

    /**
     * The pairs of a round by their numbers, white first. The last number stands still and changes colours, the others
     * go round; with an odd number of players no one has the last number, and its opponent is free.
     *
     * @param players the number of players
     * @param round the round, from 1
     * @return white and black of each board, by their numbers from 1
     */
    public static List<int[]> pairs(int players, int round) {
        int size = players + players % 2;
        int circle = size - 1;
        var pairs = new ArrayList<int[]>();
        int still = 1 + (round - 1) * (size / 2) % circle;
        pairs.add(round % 2 == 1 ? new int[] {still, size} : new int[] {size, still});
        for (int step = 1; step < size / 2; step++) {
            int white = 1 + Math.floorMod(still - 1 + step, circle);
            int black = 1 + Math.floorMod(still - 1 - step, circle);
            pairs.add(new int[] {white, black});
        }
        return pairs;
    }
}
