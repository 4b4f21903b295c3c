package dev.perennial.pairing.dutch.bracket;

import dev.perennial.pairing.dutch.weights.ExchangeWeights;
import dev.perennial.pairing.matching.FirstTransposition;
import dev.perennial.pairing.matching.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * The residents of a bracket who are not paired with a player moved down, numbered from 0 in rank order. In each of
 * their pairs the higher-ranked one is the top. The tops of the first pairing to be tried are the upper half.
 */
final class Remainder {
    private final int[] vertex;
    private final int[] number;
    private final int pairs;

    private Remainder(int[] vertex, int[] number, int pairs) {
        this.vertex = vertex;
        this.number = number;
        this.pairs = pairs;
    }

    static Remainder of(SearchScope scope, int[] mates) {
        var number = new int[mates.length];
        Arrays.fill(number, -1);
        var vertices = new ArrayList<Integer>();
        for (int v = scope.movedDown(); v < scope.members(); v++) {
            if (mates[v] >= scope.movedDown()) {
                number[v] = vertices.size();
                vertices.add(v);
            }
        }
        int paired =
                (int) vertices.stream().filter(v -> mates[v] < scope.members()).count();
        return new Remainder(vertices.stream().mapToInt(Integer::intValue).toArray(), number, paired / 2);
    }

    int pairs() {
        return pairs;
    }

    BitSet upperHalf() {
        var tops = new BitSet();
        tops.set(0, pairs);
        return tops;
    }

    BitSet tops(int[] mates) {
        var tops = new BitSet();
        for (int i = 0; i < vertex.length; i++) {
            if (number[mates[vertex[i]]] > i) {
                tops.set(i);
            }
        }
        return tops;
    }

    List<Integer> vertices(BitSet numbers) {
        return numbers.stream().mapToObj(i -> vertex[i]).toList();
    }

    /** Partners for tops: the smaller the number the better. */
    int[] worth() {
        var worth = new int[number.length];
        for (int i = 0; i < vertex.length; i++) {
            worth[vertex[i]] = vertex.length - i;
        }
        return worth;
    }

    ExchangeWeights exchangeWeights(int window) {
        return new ExchangeWeights(number, vertex.length, pairs, window);
    }

    /**
     * How far from the border exchanged players can be, given how many there are and how much their numbers differ.
     * Zero if there is only one such exchange.
     */
    int window(int[] mates) {
        var tops = tops(mates);
        int exchanged = (int) tops.stream().filter(i -> i >= pairs).count();
        int difference = tops.stream().sum() - pairs * (pairs - 1) / 2;
        int most = Math.max(pairs, vertex.length - pairs);
        // Each exchange moves over the border once for itself (distance 1); what is left is the room for more.
        int room = difference - exchanged * exchanged;
        return room == 0 ? 0 : Math.min(most, difference);
    }

    /** Leaves only edges between a top and a lower player who is none; tops do not float. */
    Graph restricted(Graph graph, BitSet tops) {
        var result = graph.copy();
        for (int i = 0; i < vertex.length; i++) {
            for (int v = 0; v < number.length; v++) {
                if (number[v] >= 0 ? !topAndOther(tops, i, number[v]) : tops.get(i)) {
                    result.disconnect(vertex[i], v);
                }
            }
        }
        return result;
    }

    private static boolean topAndOther(BitSet tops, int a, int b) {
        return tops.get(Math.min(a, b)) && !tops.get(Math.max(a, b));
    }

    /** First against first of the two halves; all other vertices keep their mates. */
    int[] natural(int[] mates) {
        var hint = mates.clone();
        for (int v : vertex) {
            hint[mates[v]] = -1;
            hint[v] = -1;
        }
        for (int i = 0; i < pairs; i++) {
            hint[vertex[i]] = vertex[pairs + i];
            hint[vertex[pairs + i]] = vertex[i];
        }
        return hint;
    }

    /** The first transposition in a closed scope: tops and ways out on the one side, all others on the other. */
    int[] firstTransposition(Graph halves, BitSet tops, int[] mates, BiPredicate<Integer, Integer> usable) {
        var right = new ArrayList<Integer>();
        var left = new ArrayList<>(vertices(tops));
        var place = new int[number.length];
        for (int i = 0; i < vertex.length; i++) {
            if (!tops.get(i)) {
                place[vertex[i]] = right.size();
                right.add(vertex[i]);
                if (number[mates[vertex[i]]] < 0) {
                    left.add(mates[vertex[i]]);
                }
            }
        }
        var rows = new BitSet[left.size()];
        var partners = new int[left.size()];
        for (int i = 0; i < rows.length; i++) {
            int v = left.get(i);
            rows[i] = new BitSet(rows.length);
            for (int j = 0; j < rows.length; j++) {
                int w = right.get(j);
                rows[i].set(j, halves.connected(v, w) && usable.test(v, w));
            }
            partners[i] = place[mates[v]];
        }
        var decided = new FirstTransposition(rows, partners).decide(tops.cardinality());
        var result = mates.clone();
        for (int i = 0; i < decided.length; i++) {
            result[left.get(i)] = right.get(decided[i]);
            result[right.get(decided[i])] = left.get(i);
        }
        return result;
    }
}
