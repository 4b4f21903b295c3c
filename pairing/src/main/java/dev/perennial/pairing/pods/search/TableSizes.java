package dev.perennial.pairing.pods.search;

import dev.perennial.pairing.pods.model.PodRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** How many tables of which size a number of players makes (pods spec 2). */
public final class TableSizes {
    /** More players than this fill tables of the target size first. */
    private static final int SEARCHED = 40;

    /** The cost of a table by its distance from the target, from three too few to three too many. */
    private static final int[] COST = {18, 8, 2, 0, 3, 10, 22};

    private final PodRules rules;
    private final int[] tables;
    private int[] best = {};
    private int bestCost = Integer.MAX_VALUE;
    private int bestTables;

    private TableSizes(PodRules rules) {
        this.rules = rules;
        tables = new int[rules.largest() + 1];
    }

    /** The largest first; nothing if the players cannot all be seated. */
    public static Optional<List<Integer>> of(int players, PodRules rules) {
        int full = players <= SEARCHED ? 0 : (players - SEARCHED) / rules.target() + 1;
        var search = new TableSizes(rules);
        search.fill(rules.largest(), players - full * rules.target(), 0, 0);
        if (search.best.length == 0) {
            return Optional.empty();
        }
        search.best[rules.target()] += full;
        var sizes = new ArrayList<Integer>();
        for (int size = rules.largest(); size >= rules.smallest(); size--) {
            sizes.addAll(Collections.nCopies(search.best[size], size));
        }
        return Optional.of(List.copyOf(sizes));
    }

    /** Takes many large tables first, so that of equal choices the larger list comes first. */
    private void fill(int size, int left, int cost, int count) {
        if (size < rules.smallest()) {
            if (left == 0 && (cost < bestCost || (cost == bestCost && count < bestTables))) {
                best = Arrays.copyOf(tables, tables.length);
                bestCost = cost;
                bestTables = count;
            }
            return;
        }
        for (int take = left / size; take >= 0; take--) {
            tables[size] = take;
            fill(size - 1, left - take * size, cost + take * COST[size - rules.target() + 3], count + take);
        }
        tables[size] = 0;
    }
}
