package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.weights.ChoiceWeights;
import dev.perennial.pairing.dutch.weights.StackedWeights;
import dev.perennial.pairing.matching.EdgeWeights;
import dev.perennial.pairing.matching.Graph;
import dev.perennial.pairing.matching.PerfectMatching;
import dev.perennial.pairing.matching.Potentials;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The best pairing of a bracket within a scope: heaviest matchings for the criteria, then the order rules one after the
 * other, each fixed by taking edges away. All vertices are those of the scope.
 */
final class BracketPairing {
    private final SearchScope scope;
    private final CriteriaWeights criteria;
    private final Graph graph;
    private int[] mates;
    private Potentials potentials;

    private BracketPairing(SearchScope scope, CriteriaWeights criteria, Graph graph, PerfectMatching first) {
        this.scope = scope;
        this.criteria = criteria;
        this.graph = graph;
        mates = first.mates();
        potentials = first.potentials().upTo(criteria.limbs());
    }

    /** The mates of all vertices of the scope; null if they cannot all be matched. */
    static int @Nullable [] of(SearchScope scope) {
        var criteria = scope.weights();
        var graph = scope.graph().copy();
        if (!criteria.findStarts(graph)) {
            return null;
        }
        var first = new PerfectMatching(graph, criteria, null);
        if (!first.solve(NaturalPairing.of(scope))) {
            return null;
        }
        var pairing = new BracketPairing(scope, criteria, graph, first);
        pairing.pairMovedDown();
        pairing.pairRemainder();
        return pairing.mates;
    }

    private void pairMovedDown() {
        int movedDown = scope.movedDown();
        if (movedDown == 0) {
            return;
        }
        solve(graph, new StackedWeights(criteria, MovedDownChoice.first(scope)));
        var paired = new ArrayList<Integer>();
        for (int v = 0; v < movedDown; v++) {
            boolean stays = mates[v] < scope.members();
            MovedDownChoice.keep(graph, scope, v, stays);
            if (stays) {
                paired.add(v);
            }
        }
        int decided = Math.min(ChoiceWeights.CHOOSERS, movedDown);
        paired.stream().filter(v -> v < decided).forEach(v -> graph.fix(v, mates[v]));
        var open = paired.stream().filter(v -> v >= decided).toList();
        choose(open, MovedDownChoice.worth(scope), graph);
    }

    /** Lets vertices choose the best partner in turn, a portion at a time. */
    private void choose(List<Integer> choosers, int[] worth, Graph allowed) {
        for (var portion : ChoiceWeights.portions(choosers)) {
            solve(allowed, new StackedWeights(criteria, new ChoiceWeights(worth, List.of(), portion)));
            portion.forEach(v -> allowed.fix(v, mates[v]));
        }
    }

    private void solve(Graph allowed, EdgeWeights weights) {
        var matching = new PerfectMatching(allowed, weights, potentials);
        if (!matching.solve(mates)) {
            throw new IllegalStateException("no matching left in this bracket");
        }
        mates = matching.mates();
        potentials = matching.potentials().upTo(criteria.limbs());
    }

    private void pairRemainder() {
        var remainder = Remainder.of(scope, mates);
        if (remainder.pairs() == 0) {
            return;
        }
        var tops = remainder.upperHalf();
        var halves = remainder.restricted(graph, tops);
        if (!trySolve(halves, remainder)) {
            tops = exchange(remainder);
            halves = remainder.restricted(graph, tops);
            solve(halves, criteria);
        }
        if (scope.closed()) {
            mates = remainder.firstTransposition(halves, tops, mates, (a, b) -> potentials.tight(criteria, a, b));
        } else {
            choose(remainder.vertices(tops), remainder.worth(), halves);
        }
    }

    /** Pairs upper against lower half if that loses nothing. */
    private boolean trySolve(Graph halves, Remainder remainder) {
        var matching = new PerfectMatching(halves, criteria, potentials);
        if (!matching.solve(remainder.natural(mates))
                || !Arrays.equals(criteria.total(matching.mates()), criteria.total(mates))) {
            return false;
        }
        mates = matching.mates();
        potentials = matching.potentials().upTo(criteria.limbs());
        return true;
    }

    /** Finds the tops after the fewest and smallest exchanges. */
    private BitSet exchange(Remainder remainder) {
        solve(graph, new StackedWeights(criteria, remainder.exchangeWeights(0)));
        int window = remainder.window(mates);
        if (window > 0) {
            solve(graph, new StackedWeights(criteria, remainder.exchangeWeights(window)));
        }
        return remainder.tops(mates);
    }
}
