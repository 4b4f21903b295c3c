package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.weights.ChoiceWeights;
import dev.perennial.pairing.matching.Graph;
import java.util.List;
import java.util.stream.IntStream;

/** Which players moved down are paired, the first ones if possible, and with whom (C.04.3, articles 4.2 and 4.4). */
final class MovedDownChoice {
    private MovedDownChoice() {}

    static ChoiceWeights first(SearchScope scope) {
        List<Integer> all = IntStream.range(0, scope.movedDown()).boxed().toList();
        return new ChoiceWeights(worth(scope), all, all.subList(0, Math.min(ChoiceWeights.CHOOSERS, all.size())));
    }

    /** Only residents are partners, the higher-ranked the better. */
    static int[] worth(SearchScope scope) {
        var worth = new int[scope.graph().size()];
        for (int v = scope.movedDown(); v < scope.members(); v++) {
            worth[v] = scope.members() - v;
        }
        return worth;
    }

    /** Holds a player moved down to what was decided: paired here, or floating on. */
    static void keep(Graph graph, SearchScope scope, int v, boolean stays) {
        int from = stays ? scope.members() : 0;
        int to = stays ? graph.size() : scope.members();
        for (int other = from; other < to; other++) {
            if (other != v) {
                graph.disconnect(v, other);
            }
        }
    }
}
