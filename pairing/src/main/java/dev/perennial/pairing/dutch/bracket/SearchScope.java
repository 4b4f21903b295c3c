package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.model.Bracket;
import dev.perennial.pairing.dutch.model.Entrant;
import dev.perennial.pairing.matching.Graph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of the field that is searched for the pairing of a bracket: the bracket's members in rank order, then lower
 * players, then vertices that stand for ways out. A closed scope has no edges between vertices that are not members.
 */
record SearchScope(Bracket bracket, List<Integer> players, Graph graph, List<CriterionSum> sums, boolean closed) {

    /** The bracket alone, without floaters. */
    static SearchScope local(Bracket bracket, Graph legal) {
        return local(bracket, legal, 0, new BitSet(), List.of());
    }

    /** The bracket alone, with as many ways out as players float; only those allowed may take one. */
    static SearchScope local(
            Bracket bracket, Graph legal, int floaters, BitSet allowed, List<CriterionSum> ofFloaters) {
        var members = bracket.members();
        var graph = induced(legal, members, floaters);
        for (int v = 0; v < members.size(); v++) {
            if (allowed.get(members.get(v))) {
                for (int out = members.size(); out < graph.size(); out++) {
                    graph.connect(v, out);
                }
            }
        }
        return new SearchScope(bracket, members, graph, CriterionSums.inside(bracket, ofFloaters), true);
    }

    /** The bracket and the next one; everybody may leave them. */
    static SearchScope nearby(Bracket bracket, Graph legal, int waysOut) {
        var players = new ArrayList<>(bracket.members());
        players.addAll(bracket.next());
        var graph = induced(legal, players, waysOut);
        for (int out = players.size(); out < graph.size(); out++) {
            for (int v = 0; v < out; v++) {
                graph.connect(v, out);
            }
        }
        return new SearchScope(bracket, players, graph, CriterionSums.withNext(bracket, List.of()), false);
    }

    /** All players left and the bye. */
    static SearchScope whole(BracketTask task, List<CriterionSum> ofBye) {
        var open = task.open();
        var players = task.byeOpen() ? open.subList(0, open.size() - 1) : open;
        var sums = CriterionSums.withNext(task.bracket(), ofBye);
        return new SearchScope(task.bracket(), players, induced(task.legal(), open, 0), sums, false);
    }

    static Graph induced(Graph legal, List<Integer> vertices, int more) {
        var graph = new Graph(vertices.size() + more);
        for (int a = 0; a < vertices.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (legal.connected(vertices.get(a), vertices.get(b))) {
                    graph.connect(a, b);
                }
            }
        }
        return graph;
    }

    int members() {
        return bracket.size();
    }

    int movedDown() {
        return bracket.movedDown().size();
    }

    CriteriaWeights weights() {
        var vertices = new ArrayList<@Nullable Entrant>();
        players.forEach(position -> vertices.add(bracket.field().at(position)));
        vertices.addAll(Collections.nCopies(graph.size() - players.size(), null));
        return new CriteriaWeights(bracket, sums, vertices);
    }
}
