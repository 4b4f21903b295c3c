package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.pairing.dutch.weights.BitLayout;
import dev.perennial.pairing.dutch.weights.ChoiceWeights;
import dev.perennial.pairing.dutch.weights.ExchangeWeights;
import dev.perennial.pairing.dutch.weights.StackedWeights;
import dev.perennial.pairing.matching.EdgeWeights;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The order rules as weights must compare like the rules, and their starts must cover every edge. */
class WeightsTest {
    @Test
    void packedNumbersCompareLikeTheirLists() {
        var random = new Random(2);
        for (int i = 0; i < 2000; i++) {
            int[] bounds = random.ints(1 + random.nextInt(12), 1, 200).toArray();
            var layout = new BitLayout(1 + random.nextInt(300));
            var places = Arrays.stream(bounds).mapToObj(layout::next).toList();
            int[] one = within(bounds, random);
            int[] other = random.nextInt(4) == 0 ? one.clone() : within(bounds, random);
            assertThat(Integer.signum(Arrays.compare(packed(layout, places, one), packed(layout, places, other))))
                    .isEqualTo(Integer.signum(Arrays.compare(one, other)));
        }
    }

    private static int[] within(int[] bounds, Random random) {
        return Arrays.stream(bounds)
                .map(bound -> random.nextInt(2 * bound + 1) - bound)
                .toArray();
    }

    private static long[] packed(BitLayout layout, List<BitLayout.Place> places, int[] values) {
        var packed = new long[layout.limbs()];
        for (int i = 0; i < values.length; i++) {
            packed[places.get(i).limb()] += places.get(i).put(values[i]);
        }
        return packed;
    }

    @Test
    void aNumberTooLargeForALimbIsRefused() {
        assertThatThrownBy(() -> new BitLayout(5000).next(Integer.MAX_VALUE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void exchangesPreferFewThenSmallThenNearTheBorder(int half) {
        int players = 2 * half + 1;
        var numbers = new int[players];
        Arrays.setAll(numbers, i -> i);
        var weights = new ExchangeWeights(numbers, players, half, players);
        // Tops as sums of their weights; the upper half is the best set of all.
        var natural = sum(weights, range(0, half));
        for (int leaving = 0; leaving < half; leaving++) {
            for (int entering = half; entering < players - 1; entering++) {
                var tops = range(0, half);
                tops[leaving] = entering;
                assertThat(Arrays.compare(natural, sum(weights, tops))).isPositive();
                if (leaving > 0) {
                    var further = range(0, half);
                    further[leaving - 1] = entering;
                    assertThat(Arrays.compare(sum(weights, tops), sum(weights, further)))
                            .isPositive();
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 2", "8, 4", "9, 4", "12, 3", "16, 8"})
    void exchangesCompareLikeTheRules(int players, int half) {
        var random = new Random(players);
        var weights = new ExchangeWeights(range(0, players), players, half, players - half);
        for (int i = 0; i < 3000; i++) {
            var one = tops(players, half, random);
            var other = tops(players, half, random);
            assertThat(Integer.signum(Arrays.compare(sum(weights, one), sum(weights, other))))
                    .as("%s against %s", Arrays.toString(one), Arrays.toString(other))
                    .isEqualTo(
                            Integer.signum(Arrays.compare(merits(one, players, half), merits(other, players, half))));
        }
        assertCovered(weights, players);
    }

    private static int[] tops(int players, int half, Random random) {
        return random.ints(0, players).distinct().limit(half).toArray();
    }

    /** Few from the lower half, small numbers, then who leaves from the border up and who enters from it down. */
    private static int[] merits(int[] tops, int players, int half) {
        var all = Arrays.stream(tops).boxed().toList();
        var merits = IntStream.builder();
        merits.add(-(int) all.stream().filter(top -> top >= half).count());
        merits.add(-all.stream().mapToInt(Integer::intValue).sum());
        for (int player = half - 1; player >= 0; player--) {
            merits.add(all.contains(player) ? 0 : 1);
        }
        for (int player = half; player < players; player++) {
            merits.add(all.contains(player) ? 1 : 0);
        }
        return merits.build().toArray();
    }

    /** Vertices are numbers here; a top vertex weighs the same with all below it. */
    private static long[] sum(ExchangeWeights weights, int[] tops) {
        var sum = new long[weights.limbs()];
        for (int top : tops) {
            for (int limb = 0; limb < sum.length; limb++) {
                sum[limb] += weights.limb(limb, top, top);
            }
        }
        return sum;
    }

    private static int[] range(int from, int to) {
        var range = new int[to - from];
        Arrays.setAll(range, i -> from + i);
        return range;
    }

    @Test
    void equalSumsAreDecidedByWhoLeavesTheUpperHalf() {
        var numbers = new int[] {0, 1, 2, 3, 4, 5};
        var weights = new ExchangeWeights(numbers, 6, 3, 3);
        // 2 for 4 or 1 for 3: the same difference, but the lower one of the upper half goes first.
        assertThat(Arrays.compare(sum(weights, new int[] {0, 1, 4}), sum(weights, new int[] {0, 2, 3})))
                .isPositive();
        var blind = new ExchangeWeights(numbers, 6, 3, 0);
        assertThat(sum(blind, new int[] {0, 1, 4})).isEqualTo(sum(blind, new int[] {0, 2, 3}));
    }

    @Test
    void choosersComeInTurn() {
        // Vertices 0 and 1 choose among 2, 3, 4; 5 is no partner.
        int[] worth = {0, 0, 3, 2, 1, 0};
        var weights = new ChoiceWeights(worth, List.of(0, 1), List.of(0, 1));
        assertThat(compare(weights, new int[][] {{0, 2}, {1, 4}}, new int[][] {{0, 3}, {1, 2}}))
                .isPositive();
        assertThat(compare(weights, new int[][] {{0, 2}, {1, 3}}, new int[][] {{0, 2}, {1, 4}}))
                .isPositive();
        assertThat(compare(weights, new int[][] {{0, 4}, {1, 3}}, new int[][] {{0, 2}, {1, 5}}))
                .isPositive();
        assertThat(compare(weights, new int[][] {{0, 4}, {1, 5}}, new int[][] {{0, 5}, {1, 2}}))
                .isPositive();
    }

    private static int compare(EdgeWeights weights, int[][] one, int[][] other) {
        return Arrays.compare(total(weights, one), total(weights, other));
    }

    private static long[] total(EdgeWeights weights, int[][] pairs) {
        var total = new long[weights.limbs()];
        for (var pair : pairs) {
            for (int limb = 0; limb < total.length; limb++) {
                total[limb] += weights.limb(limb, pair[0], pair[1]);
                assertThat(weights.limb(limb, pair[1], pair[0])).isEqualTo(weights.limb(limb, pair[0], pair[1]));
            }
        }
        return total;
    }

    @Test
    void startsCoverEveryEdge() {
        var numbers = new int[] {0, 1, 2, 3, 4, 5, -1, -1};
        for (int half = 1; half <= 3; half++) {
            assertCovered(new ExchangeWeights(numbers, 6, half, 3), 8);
        }
        var choice = new ChoiceWeights(new int[] {0, 0, 3, 2, 1, 0}, List.of(0, 1), List.of(0, 1));
        assertCovered(choice, 6);
        assertCovered(new StackedWeights(choice, choice), 6);
    }

    private static void assertCovered(EdgeWeights weights, int vertices) {
        for (int a = 0; a < vertices; a++) {
            for (int b = 0; b < a; b++) {
                var starts = new long[weights.limbs()];
                var doubled = new long[weights.limbs()];
                for (int limb = 0; limb < starts.length; limb++) {
                    starts[limb] = weights.start(limb, a) + weights.start(limb, b);
                    doubled[limb] = 2 * weights.limb(limb, a, b);
                }
                assertThat(Arrays.compare(starts, doubled)).isNotNegative();
            }
        }
    }
}
