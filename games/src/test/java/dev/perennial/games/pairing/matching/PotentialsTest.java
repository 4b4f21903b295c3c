package dev.perennial.games.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

class PotentialsTest {
    private static final int GRAPHS = 300;

    /** What makes them a proof, also where the prices of blossoms had to be shared among vertices. */
    @Test
    void coverEveryEdgeAndNoneWithoutNeed() {
        var graphs = new RandomGraphs(3);
        int size = 12;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.triangles(4);
            var weights = graphs.weightsOfTriangles(4);
            var matching = new PerfectMatching(graph, weights, null);
            if (!matching.solve(RandomGraphs.nobody(size))) {
                continue;
            }
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

    /** Without blossoms the pairs of a heaviest matching are tight, and stay so however often the prices are handed on. */
    @Test
    void handedOnStillKnowTheHeaviestMatching() {
        var graphs = new RandomGraphs(4);
        int half = 4;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.bipartite(half, 80);
            var weights = graphs.weights(2 * half, 2, 3);
            var matching = new PerfectMatching(graph, weights, null);
            if (!matching.solve(RandomGraphs.nobody(2 * half))) {
                continue;
            }
            var mates = matching.mates();
            for (int times = 0; times < 6; times++) {
                var prices = new Prices(weights, 2 * half, 3 * half, matching.potentials());
                for (int v = 0; v < half; v++) {
                    assertThat(prices.tight(v, mates[v])).isTrue();
                }
                assertThat(tightStart(graph, prices, mates)).isEqualTo(mates);
                assertThat(tightStart(graph, prices, RandomGraphs.nobody(2 * half)))
                        .doesNotContain(-1);
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
        int size = 8;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.graph(size, 70);
            var weights = graphs.weights(size, 1, 1);
            var prices = new Prices(weights, size, 2 * size, null);
            var complete = new Graph(size);
            complete.connectAll(size);
            var hints = RandomGraphs.matchings(complete, 0);
            var mates = tightStart(graph, prices, hints.get(graphs.random.nextInt(hints.size())));
            for (int v = 0; v < size; v++) {
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
        var graphs = new RandomGraphs(5);
        int half = 4;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.bipartite(half, 80);
            var weights = graphs.weights(2 * half, 2, 3);
            var matching = new PerfectMatching(graph, weights, null);
            if (!matching.solve(RandomGraphs.nobody(2 * half))) {
                continue;
            }
            var all = matching.potentials();
            var first = all.upTo(1);
            assertThat(all.upTo(2)).isSameAs(all);
            assertThat(first.limbs()).isEqualTo(1);
            var again = new PerfectMatching(graph, weights, first);
            assertThat(again.solve(RandomGraphs.nobody(2 * half))).isTrue();
            assertThat(weights.total(again.mates())).isEqualTo(weights.total(matching.mates()));
            for (int v = 0; v < 2 * half; v++) {
                assertThat(first.value(0, v)).isEqualTo(all.value(0, v));
            }
        }
    }
}
