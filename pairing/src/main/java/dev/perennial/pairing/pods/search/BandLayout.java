package dev.perennial.pairing.pods.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * From which bands the players of each table come, so that as little as possible is mixed and then short tables cost as
 * little as possible. Both depend only on how many players of a band go to which table. Tables of one size may be taken
 * in the order of the bands: two that overlap can only get better by sorting their players. So it is enough to go down
 * the bands and to choose how many players of each go to tables of each size, with at most one table of a size open.
 */
final class BandLayout {
    /** Enough to choose from; the real number may be astronomic. */
    private static final long MANY = 1_000_000;

    private final PodNumbers numbers;
    private final int[] sizes;
    private final long bound;
    private Map<List<Row>, Step> steps = new LinkedHashMap<>();

    /** The tables of a size after some bands: those not begun, and who sits at the open one (sums over their bands). */
    private record Row(int size, int left, int fill, long sum, long squares) {
        int room() {
            return left * size + (fill == 0 ? 0 : size - fill);
        }

        /** The cost of mixing one more player of a band into the open table. */
        long mixing(int band) {
            return (long) fill * band * band - 2L * band * sum + squares;
        }

        Row with(int players, int band) {
            int open = fill == 0 ? 0 : Math.min(players, size - fill);
            int more = players - open;
            if (more == 0) {
                return filled(open, band);
            }
            int begun = (more + size - 1) / size;
            return new Row(size, left - begun, 0, 0, 0).filled(more - (begun - 1) * size, band);
        }

        private Row filled(int players, int band) {
            return fill + players == size
                    ? new Row(size, left, 0, 0, 0)
                    : new Row(
                            size,
                            left,
                            fill + players,
                            sum + (long) players * band,
                            squares + (long) players * band * band);
        }

        long costOf(int players, int band) {
            return fill == 0 ? 0 : Math.min(players, size - fill) * mixing(band);
        }
    }

    /** The least cost of a state, the ways that lead there with it, and how many they are from the start. */
    private record Step(long mixing, long shortCost, long count, List<Way> ways) {
        Step merge(Step other) {
            int compared = mixing != other.mixing
                    ? Long.compare(mixing, other.mixing)
                    : Long.compare(shortCost, other.shortCost);
            if (compared != 0) {
                return compared < 0 ? this : other;
            }
            var both = new ArrayList<>(ways);
            both.addAll(other.ways);
            return new Step(mixing, shortCost, Math.min(MANY, count + other.count), both);
        }
    }

    /** How many players of the last band went to tables of each size, and the step before. */
    private record Way(List<Integer> amounts, Step before) {}

    private BandLayout(PodNumbers numbers, List<Integer> tableSizes) {
        this.numbers = numbers;
        sizes = tableSizes.stream().distinct().mapToInt(Integer::intValue).toArray();
        bound = Math.min(mixingOfBlocks(tableSizes), mixingOfBlocks(tableSizes.reversed()));
        var start = new ArrayList<Row>();
        for (int size : sizes) {
            start.add(new Row(size, Collections.frequency(tableSizes, size), 0, 0, 0));
        }
        steps.put(start, new Step(0, 0, 1, List.of()));
    }

    /**
     * Some of the best layouts, all if there are not more than wanted. A layout has for each table, in the order of the
     * sizes, the bands of its players.
     */
    static List<List<List<Integer>>> of(PodNumbers numbers, List<Integer> tableSizes, int wanted) {
        var layout = new BandLayout(numbers, tableSizes);
        int from = 0;
        for (int band = 0; from < numbers.size; band++) {
            int to = from;
            while (to < numbers.size && numbers.band[to] == band) {
                to++;
            }
            layout.place(band, from, to);
            from = to;
        }
        var last = layout.steps.values().iterator().next();
        return LongStream.range(0, Math.min(wanted, last.count))
                .mapToObj(i -> layout.tables(tableSizes, last, i * last.count / Math.min(wanted, last.count)))
                .toList();
    }

    private long mixingOfBlocks(List<Integer> tableSizes) {
        long mixing = 0;
        int from = 0;
        for (int size : tableSizes) {
            for (int a = from; a < from + size; a++) {
                for (int b = from; b < a; b++) {
                    mixing += numbers.mixing(a, b);
                }
            }
            from += size;
        }
        return mixing;
    }

    private void place(int band, int from, int to) {
        var cheapest = new int[to - from + 1];
        var costs = new int[to - from];
        Arrays.setAll(costs, i -> numbers.shortCost(from + i));
        Arrays.sort(costs);
        for (int i = 0; i < costs.length; i++) {
            cheapest[i + 1] = cheapest[i] + costs[i];
        }
        var before = steps;
        steps = new LinkedHashMap<>();
        before.forEach((rows, step) -> spread(rows, step, band, cheapest, new int[sizes.length], 0, to - from));
    }

    private void spread(List<Row> rows, Step step, int band, int[] cheapest, int[] amounts, int s, int left) {
        if (s == sizes.length - 1) {
            if (left <= rows.get(s).room()) {
                amounts[s] = left;
                keep(rows, step, band, cheapest, amounts);
            }
            return;
        }
        for (int amount = Math.min(left, rows.get(s).room()); amount >= 0; amount--) {
            amounts[s] = amount;
            spread(rows, step, band, cheapest, amounts, s + 1, left - amount);
        }
    }

    private void keep(List<Row> rows, Step step, int band, int[] cheapest, int[] amounts) {
        long mixing = step.mixing;
        long least = 0;
        int atShortTables = 0;
        var next = new ArrayList<Row>();
        for (int s = 0; s < sizes.length; s++) {
            mixing += rows.get(s).costOf(amounts[s], band);
            var row = rows.get(s).with(amounts[s], band);
            next.add(row);
            least += row.fill == 0 ? 0 : (row.size - row.fill) * row.mixing(band + 1);
            atShortTables += numbers.isShort(sizes[s]) ? amounts[s] : 0;
        }
        if (mixing + least <= bound) {
            var way = new Way(Arrays.stream(amounts).boxed().toList(), step);
            var reached = new Step(mixing, step.shortCost + cheapest[atShortTables], step.count, List.of(way));
            steps.merge(next, reached, Step::merge);
        }
    }

    private List<List<Integer>> tables(List<Integer> tableSizes, Step last, long number) {
        var path = new ArrayList<List<Integer>>();
        long skip = number;
        for (var step = last; !step.ways.isEmpty(); ) {
            int way = 0;
            while (skip >= step.ways.get(way).before.count && way < step.ways.size() - 1) {
                skip -= step.ways.get(way).before.count;
                way++;
            }
            path.add(step.ways.get(way).amounts);
            step = step.ways.get(way).before;
        }
        var tables = new ArrayList<List<Integer>>();
        tableSizes.forEach(_ -> tables.add(new ArrayList<>()));
        for (int band = 0; band < path.size(); band++) {
            var amounts = path.get(path.size() - 1 - band);
            for (int s = 0; s < sizes.length; s++) {
                int table = tableSizes.indexOf(sizes[s]);
                for (int placed = 0; placed < amounts.get(s); placed++) {
                    while (tables.get(table).size() == sizes[s]) {
                        table++;
                    }
                    tables.get(table).add(band);
                }
            }
        }
        return tables;
    }
}
