package dev.perennial.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerfectMatchingTest {
    private static final int GRAPHS = Boolean.getBoolean("perennial.full") ? 20000 : 600;

    @ParameterizedTest(name = "{0} vertices, {1} % of the edges, {2} limbs, weights to {3}")
    @CsvSource({
        "4, 80, 1, 3",
        "6, 60, 1, 2",
        "6, 90, 2, 1",
        "8, 50, 1, 5",
        "8, 70, 2, 2",
        "8, 100, 3, 1",
        "10, 45, 2, 3",
        "10, 60, 1, 20"
    })
    void findsTheHeaviestOfAllPerfectMatchings(int size, int percent, int limbs, int range) {
        var graphs = new RandomGraphs(size * 1000L + percent);
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.graph(size, percent);
            var weights = graphs.weights(size, limbs, range);
            var best = heaviest(graph, weights);
            var matching = new PerfectMatching(graph, weights, null);
            assertThat(matching.solve(RandomGraphs.nobody(size))).isEqualTo(best.isPresent());
            best.ifPresent(weight -> {
                assertMatching(graph, matching.mates());
                assertThat(weights.total(matching.mates())).isEqualTo(weight);
            });
        }
    }

    @ParameterizedTest(name = "{0} triangles")
    @CsvSource({"2", "4"})
    void findsTheHeaviestThroughBlossoms(int triangles) {
        var graphs = new RandomGraphs(triangles);
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.triangles(triangles);
            var weights = graphs.weightsOfTriangles(triangles);
            var best = heaviest(graph, weights);
            var matching = new PerfectMatching(graph, weights, null);
            assertThat(matching.solve(RandomGraphs.nobody(3 * triangles))).isEqualTo(best.isPresent());
            best.ifPresent(weight -> assertThat(weights.total(matching.mates())).isEqualTo(weight));
        }
    }

    /** Often enough that prices run out of bits and have to be rounded. */
    @Test
    void goesOnFromKnownPotentialsAfterEdgesWereTakenAway() {
        var graphs = new RandomGraphs(7);
        int size = 8;
        for (int i = 0; i < GRAPHS / 4; i++) {
            var graph = graphs.graph(size, 80);
            var weights = graphs.weights(size, 2, 2);
            var matching = new PerfectMatching(graph, weights, null);
            var hint = RandomGraphs.nobody(size);
            while (matching.solve(hint)) {
                hint = matching.mates();
                assertMatching(graph, hint);
                assertThat(weights.total(hint))
                        .isEqualTo(heaviest(graph, weights).orElseThrow());
                int a = graphs.random.nextInt(size);
                graph.disconnect(a, hint[a]);
                matching = new PerfectMatching(graph, weights, matching.potentials());
            }
            assertThat(heaviest(graph, weights)).isEmpty();
        }
    }

    @Test
    void potentialsOfABipartiteGraphShowAllHeaviestMatchings() {
        var graphs = new RandomGraphs(11);
        int half = 4;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.bipartite(half, 80);
            var weights = graphs.weights(2 * half, 1, 1);
            var matching = new PerfectMatching(graph, weights, null);
            if (!matching.solve(RandomGraphs.nobody(2 * half))) {
                continue;
            }
            var potentials = matching.potentials();
            long heaviest = weights.total(matching.mates())[0];
            for (var other : RandomGraphs.matchings(graph, 0)) {
                boolean allTight = true;
                for (int v = 0; v < half; v++) {
                    allTight &= potentials.tight(weights, v, other[v]);
                }
                assertThat(allTight).isEqualTo(weights.total(other)[0] == heaviest);
            }
        }
    }

    private static Optional<long[]> heaviest(Graph graph, RandomGraphs.Weights weights) {
        return RandomGraphs.matchings(graph, 0).stream().map(weights::total).max(Arrays::compare);
    }

    private static void assertMatching(Graph graph, int[] mates) {
        for (int v = 0; v < mates.length; v++) {
            assertThat(mates[mates[v]]).isEqualTo(v);
            assertThat(graph.connected(v, mates[v])).isTrue();
        }
    }
}
