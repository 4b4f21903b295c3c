package dev.perennial.games.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
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
            var best = RandomGraphs.matchings(graph, 0).stream()
                    .map(weights::total)
                    .max(Arrays::compare);
            var matching = new PerfectMatching(graph, weights, null);
            assertThat(matching.solve(nobody(size))).isEqualTo(best.isPresent());
            best.ifPresent(weight -> {
                assertMatching(graph, matching.mates());
                assertThat(weights.total(matching.mates())).isEqualTo(weight);
            });
        }
    }

    /** Sparse odd circles joined by few edges force blossoms with a price, and their expansion. */
    @ParameterizedTest(name = "{0} triangles")
    @CsvSource({"2", "4"})
    void findsTheHeaviestThroughBlossoms(int triangles) {
        var graphs = new RandomGraphs(triangles);
        int size = 3 * triangles;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.graph(size, 15);
            for (int v = 0; v < size; v += 3) {
                graph.connect(v, v + 1);
                graph.connect(v + 1, v + 2);
                graph.connect(v, v + 2);
            }
            var weights = graphs.weights(size, 2, 4);
            for (int v = 0; v < size; v += 3) {
                raise(weights, v, v + 1);
                raise(weights, v + 1, v + 2);
                raise(weights, v, v + 2);
            }
            var best = RandomGraphs.matchings(graph, 0).stream()
                    .map(weights::total)
                    .max(Arrays::compare);
            var matching = new PerfectMatching(graph, new Shifted(weights), null);
            assertThat(matching.solve(nobody(size))).isEqualTo(best.isPresent());
            best.ifPresent(weight -> assertThat(weights.total(matching.mates())).isEqualTo(weight));
        }
    }

    private static void raise(RandomGraphs.Weights weights, int a, int b) {
        weights.table()[a][b][0] += 6;
        weights.table()[b][a][0] += 6;
    }

    /** The same weights with a start high enough for raised ones. */
    private record Shifted(RandomGraphs.Weights weights) implements EdgeWeights {
        @Override
        public int limbs() {
            return weights.limbs();
        }

        @Override
        public long limb(int limb, int a, int b) {
            return weights.limb(limb, a, b);
        }

        @Override
        public long start(int limb, int v) {
            return weights.range() + 6L;
        }
    }

    @Test
    void goesOnFromKnownPotentialsAfterEdgesWereTakenAway() {
        var graphs = new RandomGraphs(7);
        int size = 8;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.graph(size, 80);
            var weights = graphs.weights(size, 2, 2);
            var first = new PerfectMatching(graph, weights, null);
            if (!first.solve(nobody(size))) {
                continue;
            }
            int a = graphs.random.nextInt(size);
            graph.disconnect(a, first.mates()[a]);
            var second = new PerfectMatching(graph, weights, first.potentials());
            var best = RandomGraphs.matchings(graph, 0).stream()
                    .map(weights::total)
                    .max(Arrays::compare);
            assertThat(second.solve(first.mates())).isEqualTo(best.isPresent());
            best.ifPresent(weight -> assertThat(weights.total(second.mates())).isEqualTo(weight));
        }
    }

    @Test
    void potentialsOfABipartiteGraphShowAllHeaviestMatchings() {
        var graphs = new RandomGraphs(11);
        int half = 4;
        for (int i = 0; i < GRAPHS; i++) {
            var graph = new Graph(2 * half);
            for (int a = 0; a < half; a++) {
                for (int b = half; b < 2 * half; b++) {
                    if (graphs.random.nextInt(100) < 80) {
                        graph.connect(a, b);
                    }
                }
            }
            var weights = graphs.weights(2 * half, 1, 1);
            var matching = new PerfectMatching(graph, weights, null);
            if (!matching.solve(nobody(2 * half))) {
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

    private static int[] nobody(int size) {
        var hint = new int[size];
        Arrays.fill(hint, -1);
        return hint;
    }

    private static void assertMatching(Graph graph, int[] mates) {
        for (int v = 0; v < mates.length; v++) {
            assertThat(mates[mates[v]]).isEqualTo(v);
            assertThat(graph.connected(v, mates[v])).isTrue();
        }
    }
}
