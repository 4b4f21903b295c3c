package dev.perennial.pairing.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import org.junit.jupiter.api.Test;

class GraphTest {
    @Test
    void joinsTheFirstVerticesWithEachOther() {
        assertThat(edges(firstThreeOfFive())).isEqualTo("01 02 12");
    }

    @Test
    void fixingAPairLeavesItsTwoNothingElse() {
        var graph = firstThreeOfFive();
        graph.connect(2, 4);
        graph.connect(3, 4);
        graph.fix(2, 0);
        assertThat(edges(graph)).isEqualTo("02 34");
    }

    @Test
    void aCopyLivesOnItsOwn() {
        var graph = firstThreeOfFive();
        var copy = graph.copy();
        graph.disconnect(0, 1);
        copy.connect(3, 4);
        assertThat(edges(graph)).isEqualTo("02 12");
        assertThat(edges(copy)).isEqualTo("01 02 12 34");
    }

    @Test
    void touchesWhoeverItIsJoinedWith() {
        var others = new BitSet();
        others.set(2, 5);
        assertThat(firstThreeOfFive().touches(0, others)).isTrue();
        assertThat(firstThreeOfFive().touches(3, others)).isFalse();
    }

    private static Graph firstThreeOfFive() {
        var graph = new Graph(5);
        graph.connectAll(3);
        return graph;
    }

    /** Checked both ways, so that an edge known to one end only is seen. */
    private static String edges(Graph graph) {
        var edges = new StringBuilder();
        for (int a = 0; a < graph.size(); a++) {
            assertThat(graph.connected(a, a)).isFalse();
            for (int b = a + 1; b < graph.size(); b++) {
                assertThat(graph.connected(a, b)).isEqualTo(graph.connected(b, a));
                edges.append(graph.connected(a, b) ? " " + a + b : "");
            }
        }
        return edges.toString().strip();
    }
}
