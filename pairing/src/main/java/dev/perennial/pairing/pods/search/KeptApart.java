package dev.perennial.pairing.pods.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for any division that keeps forbidden pairs apart, for fields where better searches do not find one. The player
 * with the fewest possible tables is placed next; a wrong choice is undone.
 */
public final class KeptApart {
    /** The number of placements tried before the search gives up. */
    private static final int PATIENCE = 200_000;

    private final PodNumbers numbers;
    private final int[] room;
    private final int[] tableOf;
    private int tried;

    private KeptApart(PodNumbers numbers, List<Integer> sizes) {
        this.numbers = numbers;
        room = sizes.stream().mapToInt(Integer::intValue).toArray();
        tableOf = new int[numbers.size];
        Arrays.fill(tableOf, -1);
    }

    public static Optional<List<int[]>> division(PodNumbers numbers, List<Integer> sizes) {
        var search = new KeptApart(numbers, sizes);
        return search.placeAll() ? Optional.of(search.filledUp(sizes)) : Optional.empty();
    }

    private boolean placeAll() {
        int next = -1;
        var nextTables = new int[0];
        for (int player = 0; player < numbers.size; player++) {
            if (tableOf[player] < 0 && !numbers.forbiddenWith(player).isEmpty()) {
                var tables = open(player);
                if (next < 0 || tables.length < nextTables.length) {
                    next = player;
                    nextTables = tables;
                }
            }
        }
        if (next < 0) {
            return true;
        }
        for (int table : nextTables) {
            if (tried++ > PATIENCE) {
                return false;
            }
            tableOf[next] = table;
            room[table]--;
            if (placeAll()) {
                return true;
            }
            room[table]++;
            tableOf[next] = -1;
        }
        return false;
    }

    /** Of several empty tables of one size, the first represents all. */
    private int[] open(int player) {
        var used = new boolean[room.length];
        var occupied = new boolean[room.length];
        for (int other = 0; other < numbers.size; other++) {
            if (tableOf[other] >= 0) {
                occupied[tableOf[other]] = true;
                used[tableOf[other]] |= numbers.forbiddenWith(player).get(other);
            }
        }
        return IntStream.range(0, room.length)
                .filter(table -> room[table] > 0 && !used[table])
                .filter(table -> occupied[table] || table == 0 || occupied[table - 1] || room[table - 1] != room[table])
                .toArray();
    }

    /** Everybody else takes the places left, from the top. */
    private List<int[]> filledUp(List<Integer> sizes) {
        int table = 0;
        for (int player = 0; player < numbers.size; player++) {
            if (tableOf[player] < 0) {
                while (room[table] == 0) {
                    table++;
                }
                room[table]--;
                tableOf[player] = table;
            }
        }
        var tables = new ArrayList<int[]>();
        for (int t = 0; t < sizes.size(); t++) {
            int wanted = t;
            tables.add(IntStream.range(0, numbers.size)
                    .filter(player -> tableOf[player] == wanted)
                    .toArray());
        }
        return tables;
    }
}
