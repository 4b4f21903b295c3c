package dev.perennial.pairing.dutch.bracket;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class VertexKindPricesTest {
    private static final int LIMBS = 2;

    /** The prices cover all pairs, and together they are worth exactly the best transport: so they are optimal. */
    @Test
    void pricesProveTheBestTransport() {
        var random = new Random(9);
        int solved = 0;
        for (int i = 0; i < 1500; i++) {
            int kinds = 1 + random.nextInt(4);
            int[] counts = random.ints(kinds, 1, 3).toArray();
            var pairs = new RandomPairs(kinds, random);
            var prices = new VertexKindPrices(counts, LIMBS, pairs);
            var best = best(counts, pairs);
            assertThat(prices.solve()).isEqualTo(best != null);
            if (best != null) {
                solved++;
                assertCovered(kinds, pairs, prices);
                assertThat(worth(counts, prices)).isEqualTo(best);
            }
        }
        assertThat(solved).isBetween(500, 1499);
    }

    private static final class RandomPairs implements VertexKindPrices.Pairs {
        private final long[][][] weights;
        private final boolean[][] allowed;

        RandomPairs(int kinds, Random random) {
            weights = new long[kinds][kinds][LIMBS];
            allowed = new boolean[kinds][kinds];
            for (int a = 0; a < kinds; a++) {
                for (int b = 0; b <= a; b++) {
                    allowed[a][b] = random.nextInt(10) < 7;
                    allowed[b][a] = allowed[a][b];
                    for (int limb = 0; limb < LIMBS; limb++) {
                        weights[a][b][limb] = random.nextInt(5) - 2;
                        weights[b][a][limb] = weights[a][b][limb];
                    }
                }
            }
        }

        @Override
        public long weight(int left, int right, int limb) {
            return weights[left][right][limb];
        }

        @Override
        public boolean allowed(int left, int right) {
            return allowed[left][right];
        }
    }

    private static void assertCovered(int kinds, RandomPairs pairs, VertexKindPrices prices) {
        for (int a = 0; a < kinds; a++) {
            for (int b = 0; b < kinds; b++) {
                if (pairs.allowed(a, b)) {
                    var sum = new long[LIMBS];
                    for (int limb = 0; limb < LIMBS; limb++) {
                        sum[limb] = prices.price(a, limb) + prices.price(b, limb) - 2 * pairs.weight(a, b, limb);
                    }
                    assertThat(Arrays.compare(sum, new long[LIMBS])).isNotNegative();
                }
            }
        }
    }

    private static long[] worth(int[] counts, VertexKindPrices prices) {
        var worth = new long[LIMBS];
        for (int kind = 0; kind < counts.length; kind++) {
            for (int limb = 0; limb < LIMBS; limb++) {
                worth[limb] += counts[kind] * prices.price(kind, limb);
            }
        }
        return worth;
    }

    /** Tries all assignments of players on the left to players on the right. */
    private static long[] best(int[] counts, RandomPairs pairs) {
        var players = new ArrayList<Integer>();
        for (int kind = 0; kind < counts.length; kind++) {
            for (int i = 0; i < counts[kind]; i++) {
                players.add(kind);
            }
        }
        var found = new ArrayList<long[]>();
        assign(players, 0, new ArrayList<>(players), new long[LIMBS], pairs, found);
        return found.stream().max(Arrays::compare).orElse(null);
    }

    private static void assign(
            List<Integer> left, int index, List<Integer> right, long[] sum, RandomPairs pairs, List<long[]> found) {
        if (index == left.size()) {
            found.add(sum.clone());
            return;
        }
        for (int i = 0; i < right.size(); i++) {
            int partner = right.get(i);
            if (pairs.allowed(left.get(index), partner)) {
                var next = sum.clone();
                for (int limb = 0; limb < LIMBS; limb++) {
                    next[limb] += pairs.weight(left.get(index), partner, limb);
                }
                var rest = new ArrayList<>(right);
                rest.remove(i);
                assign(left, index + 1, rest, next, pairs, found);
            }
        }
    }
}
