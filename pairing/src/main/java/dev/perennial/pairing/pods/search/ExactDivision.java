package dev.perennial.pairing.pods.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The best division of a few players into tables of given sizes. It always makes the table of the best player left
 * next; the best way to go on depends only on who is left and on the sizes left, and is looked for once (pods spec
 * 7.1). Of equal divisions it takes the one whose first table is the first in order, then the second, and so on.
 */
public final class ExactDivision {
    /** Above this the search takes too long. */
    static final int MOST_PLAYERS = 16;

    private final TableWorths worths;
    private final int everybody;
    /** The different sizes, and for a number that counts tables of each: what one table of that size adds to it. */
    private final int[] sizes;

    private final int[] step;
    private final int[] count;
    private final int states;
    /** By the lowest player and the size: all tables of that player with later players, and their packed costs. */
    private final Choices[][] choices;

    private final Best[] known;

    /** Tables of one size with one lowest player. */
    private static final class Choices {
        private final int[] tables;
        private final long[] upper;
        private final long[] lower;

        Choices(int[] tables, TableWorths worths) {
            this.tables = tables;
            upper = Arrays.stream(tables).mapToLong(worths::upper).toArray();
            lower = Arrays.stream(tables).mapToLong(worths::lower).toArray();
        }
    }

    /** How to go on: the next table, the sizes left after it, and the worth of all that follows. */
    private record Best(int table, int sizesUsed, long upper, long lower, long seats, long strength) {}

    public ExactDivision(TableWorths worths, List<Integer> tableSizes) {
        this.worths = worths;
        everybody = (1 << worths.players()) - 1;
        sizes = tableSizes.stream().distinct().mapToInt(Integer::intValue).toArray();
        step = new int[sizes.length];
        count = new int[sizes.length];
        int product = 1;
        for (int s = 0; s < sizes.length; s++) {
            int size = sizes[s];
            step[s] = product;
            count[s] = (int) tableSizes.stream().filter(one -> one == size).count();
            product *= count[s] + 1;
        }
        states = product;
        choices = new Choices[worths.players()][sizes.length];
        known = new Best[(everybody + 1) * states];
    }

    public Worth worth() {
        var best = best(0, 0);
        return new Worth(best.upper, best.lower, best.seats, best.strength);
    }

    /** Each table in the order of the standings, the table of the best player first. */
    List<int[]> tables() {
        var tables = new ArrayList<int[]>();
        int used = 0;
        int sizesUsed = 0;
        while (used != everybody) {
            var best = best(used, sizesUsed);
            tables.add(worths.members(best.table));
            used |= best.table;
            sizesUsed = best.sizesUsed;
        }
        return tables;
    }

    private Best best(int used, int sizesUsed) {
        if (used == everybody) {
            return new Best(0, sizesUsed, 0, 0, 0, 0);
        }
        int at = used * states + sizesUsed;
        var found = known[at];
        if (found == null) {
            found = search(used, sizesUsed);
            known[at] = found;
        }
        return found;
    }

    private Best search(int used, int sizesUsed) {
        int lowest = Integer.numberOfTrailingZeros(~used);
        Best best = null;
        for (int s = 0; s < sizes.length; s++) {
            if (sizesUsed / step[s] % (count[s] + 1) < count[s]) {
                best = search(choices(lowest, s), used, sizesUsed + step[s], best);
            }
        }
        if (best == null) {
            throw new IllegalStateException("sizes do not fit the players");
        }
        return best;
    }

    private @Nullable Best search(Choices of, int used, int sizesUsed, @Nullable Best bestSoFar) {
        var best = bestSoFar;
        for (int c = 0; c < of.tables.length; c++) {
            int table = of.tables[c];
            if ((table & used) != 0 || (best != null && of.upper[c] > best.upper)) {
                continue;
            }
            var rest = best(used | table, sizesUsed);
            long upper = of.upper[c] + rest.upper;
            long lower = of.lower[c] + rest.lower;
            if (best == null || upper < best.upper || (upper == best.upper && lower <= best.lower)) {
                best = better(table, sizesUsed, upper, lower, rest, best);
            }
        }
        return best;
    }

    private Best better(int table, int sizesUsed, long upper, long lower, Best rest, @Nullable Best best) {
        var other = new Best(
                table,
                sizesUsed,
                upper,
                lower,
                worths.seats(table) + rest.seats,
                worths.strength(table) + rest.strength);
        if (best == null || upper < best.upper || lower < best.lower || other.seats < best.seats) {
            return other;
        }
        if (other.seats > best.seats || other.strength > best.strength) {
            return best;
        }
        return other.strength < best.strength || before(table, best.table) ? other : best;
    }

    /** Compares two tables as lists of players. */
    static boolean before(int table, int other) {
        int difference = table ^ other;
        int first = Integer.lowestOneBit(difference);
        boolean mine = (table & first) != 0;
        int continued = mine ? other : table;
        // The list with the smaller player there comes first, unless the other list has ended.
        return difference != 0 && mine == (Integer.highestOneBit(continued) > first);
    }

    private Choices choices(int lowest, int s) {
        var found = choices[lowest][s];
        if (found == null) {
            found = new Choices(subsets(lowest, sizes[s]), worths);
            choices[lowest][s] = found;
        }
        return found;
    }

    /** All sets of a size with this lowest player. */
    private int[] subsets(int lowest, int size) {
        var subsets = new ArrayList<Integer>();
        int others = worths.players() - lowest - 1;
        for (int set = (1 << (size - 1)) - 1; set < 1 << others; ) {
            subsets.add((set << (lowest + 1)) | (1 << lowest));
            int low = set & -set;
            int next = set + low;
            set = next | (((set ^ next) / low) >> 2);
        }
        return subsets.stream().mapToInt(Integer::intValue).toArray();
    }
}
