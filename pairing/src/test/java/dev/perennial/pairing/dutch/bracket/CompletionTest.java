package dev.perennial.pairing.dutch.bracket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.MaximumMatching;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What floaters need from the rest of the field, against trying every one of them. */
class CompletionTest {
    private static final List<Integer> BRACKET = List.of(0, 1, 2, 3);

    @Test
    void additionsAreThoseWithWhomAllCanBePaired() {
        var random = new Random(1);
        for (int i = 0; i < 1500; i++) {
            var graph = graph(9, 15 + random.nextInt(60), random);
            var rest = set(4, 9);
            var additions = new Completion(graph).possibleAdditions(rest, BRACKET);
            for (int candidate : BRACKET) {
                var all = (BitSet) rest.clone();
                all.set(candidate);
                assertThat(additions.get(candidate)).isEqualTo(perfect(graph, all));
            }
        }
    }

    @Test
    void aFloaterIsIdealIfTheNextBracketIsPairedAsFarAsPossible() {
        var random = new Random(4);
        int ideals = 0;
        for (int i = 0; i < 1500; i++) {
            int end = 4 + 3 + random.nextInt(2);
            int size = end + 2 + (end + 1) % 2;
            var graph = graph(size, 20 + random.nextInt(60), random);
            var next = IntStream.range(4, end).boxed().toList();
            var below = set(end, size);
            var ideal = new Completion(graph).idealFloaters(next, below, BRACKET);
            for (int candidate : BRACKET) {
                boolean expected = isIdeal(graph, next, below, List.of(candidate));
                assertThat(ideal.get(candidate)).isEqualTo(expected);
                ideals += expected ? 1 : 0;
            }
            assertThat(new Completion(graph).ideal(next, below, List.of(0)))
                    .isEqualTo(isIdeal(graph, next, below, List.of(0)));
        }
        assertThat(ideals).isGreaterThan(500);
    }

    /** Everybody of the next bracket and the floater is paired, except one of the next bracket if they are odd. */
    private static boolean isIdeal(Graph graph, List<Integer> next, BitSet below, List<Integer> floaters) {
        var together = new BitSet();
        next.forEach(together::set);
        floaters.forEach(together::set);
        if (together.cardinality() % 2 == 0) {
            return perfect(graph, together) && perfect(graph, below);
        }
        return next.stream().anyMatch(leaving -> {
            var staying = (BitSet) together.clone();
            staying.clear(leaving);
            var lower = (BitSet) below.clone();
            lower.set(leaving);
            return perfect(graph, staying) && perfect(graph, lower);
        });
    }

    @Test
    void oddNumbersAreNeverComplete() {
        var graph = new Graph(3);
        graph.connectAll(3);
        assertThat(new Completion(graph).possible(set(0, 3))).isFalse();
        assertThat(new Completion(graph).possible(set(0, 2))).isTrue();
        assertThat(new Completion(graph).possible(new BitSet())).isTrue();
    }

    private static boolean perfect(Graph graph, BitSet vertices) {
        return MaximumMatching.of(graph, vertices).perfect();
    }

    private static BitSet set(int from, int to) {
        var set = new BitSet();
        set.set(from, to);
        return set;
    }

    private static Graph graph(int size, int percent, Random random) {
        var graph = new Graph(size);
        var edges = new ArrayList<int[]>();
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < a; b++) {
                if (random.nextInt(100) < percent) {
                    edges.add(new int[] {a, b});
                }
            }
        }
        edges.forEach(edge -> graph.connect(edge[0], edge[1]));
        return graph;
    }
}
