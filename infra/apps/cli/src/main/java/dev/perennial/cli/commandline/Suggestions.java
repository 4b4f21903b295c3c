package dev.perennial.cli.commandline;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * Known words that differ from a mistyped one by few letters: left out, added, replaced or swapped with a neighbour.
 */
final class Suggestions {
    private static final int LETTERS_PER_SLIP = 3;

    private Suggestions() {}

    static List<String> of(String typed, Collection<String> known) {
        int slips = Math.max(1, typed.replace("-", "").length() / LETTERS_PER_SLIP);
        return known.stream()
                .filter(word -> distance(typed, word) <= slips)
                .sorted(Comparator.<String>comparingInt(word -> distance(typed, word))
                        .thenComparing(Comparator.naturalOrder()))
                .limit(2)
                .toList();
    }

    private static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(a, b, i, j, cost);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int cheapest(String a, String b, int i, int j, int[][] cost) {
        int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        int least = Math.min(cost[i - 1][j - 1] + same, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
    }
}
