package dev.perennial.pairing.pods.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Parts of the field in which players are exchanged: some groups of players at a time, exchanging only within a group,
 * and the share of the effort that a part deserves. Parts overlap, because their players may sit at one table.
 */
public record PlayerGroups(List<int[]> groups, double share) {
    /** Neighbouring bands searched together. */
    private static final int BANDS = 2;

    /** Players searched together where bands do not come first. */
    private static final int PLAYERS = 64;

    public static List<PlayerGroups> of(PodNumbers numbers) {
        var parts = numbers.scoresFirst ? neighbouringBands(numbers) : neighbours(numbers.size);
        long all = parts.stream().mapToLong(PlayerGroups::pairs).sum();
        return parts.stream()
                .map(groups -> new PlayerGroups(groups, (double) pairs(groups) / all))
                .toList();
    }

    static long pairs(List<int[]> groups) {
        return groups.stream()
                .mapToLong(group -> (long) group.length * group.length)
                .sum();
    }

    private static List<List<int[]>> neighbouringBands(PodNumbers numbers) {
        var bands = new ArrayList<int[]>();
        int from = 0;
        while (from < numbers.size) {
            int to = from;
            while (to < numbers.size && numbers.band[to] == numbers.band[from]) {
                to++;
            }
            bands.add(IntStream.range(from, to).toArray());
            from = to;
        }
        int parts = Math.max(1, bands.size() - BANDS + 1);
        return IntStream.range(0, parts)
                .mapToObj(part -> bands.subList(part, Math.min(bands.size(), part + BANDS)))
                .toList();
    }

    private static List<List<int[]>> neighbours(int players) {
        var parts = new ArrayList<List<int[]>>();
        int from = 0;
        do {
            int to = Math.min(players, from + PLAYERS);
            parts.add(Arrays.asList(new int[][] {IntStream.range(from, to).toArray()}));
            from += PLAYERS / 2;
        } while (from + PLAYERS / 2 < players);
        return parts;
    }
}
