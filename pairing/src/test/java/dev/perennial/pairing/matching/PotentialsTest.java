package dev.perennial.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PotentialsTest {
    private static final int GRAPHS = 300;
    private static final int SIZE = 8;

    /** What makes them a proof, also where the prices of blossoms had to be shared among vertices. */
    @Test
    void coverEveryEdgeAndNoneWithoutNeed() {
        var graphs = new RandomGraphs(3);
        int size = 12;
        int solved = 0;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.triangles(4);
            var weights = graphs.weightsOfTriangles(4);
            var matching = new PerfectMatching(graph, weights, null);
            if (!matching.solve(RandomGraphs.nobody(size))) {
                continue;
            }
            solved++;
            var potentials = matching.potentials();
            var touched = new BitSet();
            for (int a = 0; a < size; a++) {
                for (int b = 0; b < a; b++) {
                    if (graph.connected(a, b)) {
                        var excess = excess(potentials, weights, a, b);
                        assertThat(Arrays.compare(excess, new long[2])).isGreaterThanOrEqualTo(0);
                        assertThat(potentials.tight(weights, a, b)).isEqualTo(Arrays.equals(excess, new long[2]));
                        touched.set(a, touched.get(a) || potentials.tight(weights, a, b));
                        touched.set(b, touched.get(b) || potentials.tight(weights, a, b));
                    }
                }
            }
            for (int v = 0; v < size; v++) {
                assertThat(touched.get(v) || touched.get(matching.mates()[v])).isTrue();
            }
        }
        assertThat(solved).isGreaterThan(GRAPHS / 10);
    }

    private static long[] excess(Potentials potentials, EdgeWeights weights, int a, int b) {
        var excess = new long[weights.limbs()];
        for (int limb = 0; limb < excess.length; limb++) {
            excess[limb] = potentials.value(limb, a)
                    + potentials.value(limb, b)
                    - (weights.limb(limb, a, b) << potentials.shift());
        }
        return excess;
    }

    private record Solved(Graph graph, RandomGraphs.Weights weights, PerfectMatching matching) {}

    /** The first half meets only the second, so that no circle is odd. */
    private static List<Solved> solvedWithoutBlossoms(long seed) {
        var graphs = new RandomGraphs(seed);
        var solved = new ArrayList<Solved>();
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.bipartite(SIZE / 2, 80);
            var weights = graphs.weights(SIZE, 2, 3);
            var matching = new PerfectMatching(graph, weights, null);
            if (matching.solve(RandomGraphs.nobody(SIZE))) {
                solved.add(new Solved(graph, weights, matching));
            }
        }
        assertThat(solved).hasSizeGreaterThan(GRAPHS / 2);
        return solved;
    }

    /**
     * Without blossoms the pairs of a heaviest matching are tight, and stay so however often the prices are handed on.
     */
    @Test
    void handedOnStillKnowTheHeaviestMatching() {
        for (var solved : solvedWithoutBlossoms(4)) {
            var graph = solved.graph();
            var weights = solved.weights();
            var matching = solved.matching();
            var mates = matching.mates();
            for (int times = 0; times < 6; times++) {
                var prices = new Prices(weights, SIZE, 2 * SIZE, matching.potentials());
                for (int v = 0; v < SIZE / 2; v++) {
                    assertThat(prices.tight(v, mates[v])).isTrue();
                }
                assertThat(tightStart(graph, prices, mates)).isEqualTo(mates);
                assertThat(tightStart(graph, prices, RandomGraphs.nobody(SIZE))).doesNotContain(-1);
                matching = new PerfectMatching(graph, weights, matching.potentials());
                assertThat(matching.solve(mates)).isTrue();
                assertThat(matching.mates()).isEqualTo(mates);
            }
        }
    }

    private static int[] tightStart(Graph graph, Prices prices, int[] hint) {
        var mates = RandomGraphs.nobody(graph.size());
        new TightStart(graph, prices).match(hint, mates);
        return mates;
    }

    @Test
    void hintsThatAreNoEdgesOrNotTightAreNotFollowed() {
        var graphs = new RandomGraphs(6);
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.graph(SIZE, 70);
            var weights = graphs.weights(SIZE, 1, 1);
            var prices = new Prices(weights, SIZE, 2 * SIZE, null);
            var complete = new Graph(SIZE);
            complete.connectAll(SIZE);
            var hints = RandomGraphs.matchings(complete, 0);
            var mates = tightStart(graph, prices, hints.get(graphs.random.nextInt(hints.size())));
            for (int v = 0; v < SIZE; v++) {
                if (mates[v] >= 0) {
                    assertThat(mates[mates[v]]).isEqualTo(v);
                    assertThat(graph.connected(v, mates[v]) && prices.tight(v, mates[v]))
                            .isTrue();
                }
            }
        }
    }

    /** Limbs they do not know start as high as without them. */
    @Test
    void ofTheFirstLimbAreAStartForTwo() {
        for (var solved : solvedWithoutBlossoms(5)) {
            var graph = solved.graph();
            var weights = solved.weights();
            var matching = solved.matching();
            var all = matching.potentials();
            var first = all.upTo(1);
            assertThat(all.upTo(2)).isSameAs(all);
            assertThat(first.limbs()).isEqualTo(1);
            var again = new PerfectMatching(graph, weights, first);
            assertThat(again.solve(RandomGraphs.nobody(SIZE))).isTrue();
            assertThat(weights.total(again.mates())).isEqualTo(weights.total(matching.mates()));
            for (int v = 0; v < SIZE; v++) {
                assertThat(first.value(0, v)).isEqualTo(all.value(0, v));
            }
        }
    }
}
