package dev.perennial.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaximumMatchingTest {
    private static final int GRAPHS = Boolean.getBoolean("perennial.full") ? 20_000 : 2_000;

    @ParameterizedTest(name = "{0} vertices, {1} % of the edges")
    @CsvSource({"4, 40", "5, 40", "6, 25", "7, 30", "8, 20", "8, 35", "9, 15", "9, 30"})
    void leavesAsFewAsPossibleAndKnowsWhoThatCanBe(int size, int percent) {
        var graphs = new RandomGraphs(size * 1000L + percent);
        for (int i = 0; i < GRAPHS; i++) {
            var graph = graphs.graph(size, percent);
            int least = 0;
            while (RandomGraphs.matchings(graph, least).isEmpty()) {
                least++;
            }
            var matching = MaximumMatching.ofAll(graph);
            assertThat(matching.exposed()).isEqualTo(least);
            assertThat(matching.perfect()).isEqualTo(least == 0);
            assertThat(matching.exposable()).isEqualTo(exposable(graph, least));
        }
    }

    private static BitSet exposable(Graph graph, int exposed) {
        var result = new BitSet();
        for (var mates : RandomGraphs.matchings(graph, exposed)) {
            for (int v = 0; v < mates.length; v++) {
                if (mates[v] < 0) {
                    result.set(v);
                }
            }
        }
        return result;
    }

    @Test
    void looksOnlyAtTheVerticesGiven() {
        var graph = new Graph(4);
        graph.connect(0, 1);
        graph.connect(1, 2);
        graph.connect(2, 3);
        var some = new BitSet();
        some.set(0, 3);
        assertThat(MaximumMatching.of(graph, some).exposed()).isEqualTo(1);
        assertThat(MaximumMatching.of(graph, some).exposable()).isEqualTo(BitSet.valueOf(new long[] {0b101}));
        assertThat(MaximumMatching.ofAll(graph).perfect()).isTrue();
    }
}
