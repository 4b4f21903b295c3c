package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.MaximumMatching;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/** Whether the players not yet paired can still be paired with each other (C4), and how well the next bracket fares. */
final class Completion {
    private final Graph legal;

    Completion(Graph legal) {
        this.legal = legal;
    }

    boolean possible(BitSet players) {
        return players.cardinality() % 2 == 0
                && MaximumMatching.of(legal, players).perfect();
    }

    /** Which of the candidates may join an odd number of players so that all can be paired. */
    BitSet possibleAdditions(BitSet players, Collection<Integer> candidates) {
        var additions = new BitSet();
        var matching = MaximumMatching.of(legal, players);
        if (matching.exposed() == 1) {
            var exposable = matching.exposable();
            candidates.stream()
                    .filter(candidate -> legal.touches(candidate, exposable))
                    .forEach(additions::set);
        }
        return additions;
    }

    /**
     * Single floaters with whom the next bracket reaches all it can (C8): the floater is paired there, and so is
     * everyone else, except for one if the number is odd, and the players below can be completed.
     */
    BitSet idealFloaters(List<Integer> next, BitSet below, Collection<Integer> candidates) {
        var ideal = new BitSet();
        var nextWithExit = nextWithExit(next, List.of(), below);
        var matching = MaximumMatching.ofAll(nextWithExit);
        if (matching.exposed() != 1) {
            return ideal;
        }
        var partners = new BitSet();
        matching.exposable().stream()
                .filter(v -> v < next.size())
                .map(next::get)
                .forEach(partners::set);
        candidates.stream()
                .filter(candidate -> legal.touches(candidate, partners))
                .forEach(ideal::set);
        return ideal;
    }

    /** The same for several floaters at once. */
    boolean ideal(List<Integer> next, BitSet below, List<Integer> floaters) {
        return MaximumMatching.ofAll(nextWithExit(next, floaters, below)).perfect();
    }

    /**
     * The graph of the next bracket and the floaters. If the players below are odd in number, one vertex more stands
     * for them: it takes anyone of the next bracket with whom they can be completed. If they cannot be completed there
     * is a vertex without edges.
     */
    private Graph nextWithExit(List<Integer> next, List<Integer> floaters, BitSet below) {
        var vertices = new ArrayList<>(next);
        vertices.addAll(floaters);
        boolean even = below.cardinality() % 2 == 0;
        if (even && possible(below)) {
            return SearchScope.induced(legal, vertices, 0);
        }
        var graph = SearchScope.induced(legal, vertices, 1);
        if (!even) {
            var leaving = possibleAdditions(below, next);
            for (int v = 0; v < next.size(); v++) {
                if (leaving.get(next.get(v))) {
                    graph.connect(v, vertices.size());
                }
            }
        }
        return graph;
    }
}
