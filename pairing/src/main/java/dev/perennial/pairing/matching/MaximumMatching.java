package dev.perennial.pairing.matching;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A matching with as many edges as possible among some vertices of a graph (Edmonds' algorithm without weights), and
 * which vertices could be the ones left over.
 */
public final class MaximumMatching {
    private final Graph graph;
    private final BitSet alive;
    private final int size;
    private final int[] mate;
    /** The outer vertex by which an inner vertex was reached; inside blossoms the way round the other side. */
    private final int[] cameFrom;
    /** Union-find: leads from a vertex to the base of its blossom. */
    private final int[] shrunkInto;

    private final int[] seen;
    private int time;
    private final BitSet outer = new BitSet();
    private final BitSet unreached = new BitSet();
    private final BitSet found = new BitSet();
    private final int[] queue;
    private int tail;

    private MaximumMatching(Graph graph, BitSet vertices, int[] mates) {
        this.graph = graph;
        alive = vertices;
        size = alive.cardinality();
        mate = mates;
        cameFrom = new int[graph.size()];
        shrunkInto = new int[graph.size()];
        seen = new int[graph.size()];
        queue = new int[graph.size()];
    }

    private void enlarge() {
        matchGreedily();
        for (int v = alive.nextSetBit(0); v >= 0; v = alive.nextSetBit(v + 1)) {
            if (mate[v] < 0) {
                int end = search(v);
                if (end >= 0) {
                    augment(end);
                }
            }
        }
    }

    /** Enlarges a matching of all vertices as far as possible. */
    static void enlarge(Graph graph, int[] mates) {
        new MaximumMatching(graph, all(graph), mates).enlarge();
    }

    public static MaximumMatching ofAll(Graph graph) {
        return of(graph, all(graph));
    }

    public static MaximumMatching of(Graph graph, BitSet vertices) {
        var matching = new MaximumMatching(graph, vertices, exposed(graph.size()));
        matching.enlarge();
        return matching;
    }

    private static BitSet all(Graph graph) {
        var all = new BitSet();
        all.set(0, graph.size());
        return all;
    }

    private static int[] exposed(int size) {
        var mates = new int[size];
        Arrays.fill(mates, -1);
        return mates;
    }

    /** Upper half against lower half: seldom blocked, because neighbours in the ranking meet most. */
    private void matchGreedily() {
        int middle = alive.stream().skip(size / 2).findFirst().orElse(0);
        for (int v = alive.nextSetBit(0); v >= 0; v = alive.nextSetBit(v + 1)) {
            if (mate[v] < 0) {
                int partner = freeNeighbour(v, Math.max(v + 1, middle));
                if (partner < 0) {
                    partner = freeNeighbour(v, 0);
                }
                if (partner >= 0) {
                    mate[v] = partner;
                    mate[partner] = v;
                }
            }
        }
    }

    private int freeNeighbour(int v, int from) {
        var row = graph.row(v);
        int w = row.nextSetBit(from);
        while (w >= 0 && (mate[w] >= 0 || !alive.get(w))) {
            w = row.nextSetBit(w + 1);
        }
        return w;
    }

    public int exposed() {
        return (int) alive.stream().filter(v -> mate[v] < 0).count();
    }

    public boolean perfect() {
        return exposed() == 0;
    }

    /** All vertices that some maximum matching leaves exposed. */
    public BitSet exposable() {
        var result = new BitSet();
        for (int v = alive.nextSetBit(0); v >= 0; v = alive.nextSetBit(v + 1)) {
            if (mate[v] < 0) {
                if (search(v) >= 0) {
                    throw new IllegalStateException("the matching was not maximal");
                }
                result.or(outer);
            }
        }
        return result;
    }

    /** Grows the alternating tree of an exposed vertex; the other end of an augmenting path, or -1. */
    private int search(int root) {
        outer.clear();
        unreached.clear();
        unreached.or(alive);
        unreached.clear(root);
        for (int v = 0; v < shrunkInto.length; v++) {
            shrunkInto[v] = v;
            cameFrom[v] = -1;
        }
        tail = 0;
        makeOuter(root);
        // Once every vertex is outer there is nothing left to find.
        for (int head = 0; head < tail && tail < size; head++) {
            int end = scan(queue[head]);
            if (end >= 0) {
                return end;
            }
        }
        return -1;
    }

    private void makeOuter(int v) {
        outer.set(v);
        queue[tail++] = v;
    }

    private int scan(int u) {
        found.clear();
        found.or(graph.row(u));
        found.and(unreached);
        for (int v = found.nextSetBit(0); v >= 0; v = found.nextSetBit(v + 1)) {
            cameFrom[v] = u;
            if (mate[v] < 0) {
                return v;
            }
            unreached.clear(v);
            unreached.clear(mate[v]);
            // Its mate may be a neighbour too: that is the way round a circle, and no second branch.
            found.clear(mate[v]);
            makeOuter(mate[v]);
        }
        found.clear();
        found.or(graph.row(u));
        found.and(outer);
        for (int v = found.nextSetBit(0); v >= 0; v = found.nextSetBit(v + 1)) {
            if (base(v) != base(u)) {
                int meeting = meeting(u, v);
                shrink(u, v, meeting);
                shrink(v, u, meeting);
            }
        }
        return -1;
    }

    private int base(int vertex) {
        int v = vertex;
        while (shrunkInto[v] != v) {
            shrunkInto[v] = shrunkInto[shrunkInto[v]];
            v = shrunkInto[v];
        }
        return v;
    }

    /** The first common blossom on the ways to the root, climbed in turns. */
    private int meeting(int u, int v) {
        time++;
        int one = base(u);
        int other = base(v);
        while (one < 0 || seen[one] != time) {
            int next = one;
            if (one >= 0) {
                seen[one] = time;
                next = above(one);
            }
            one = other;
            other = next;
        }
        return one;
    }

    /** The next blossom on the way to the root; -1 behind the root, where the other way has still to arrive. */
    private int above(int base) {
        return mate[base] < 0 ? -1 : base(cameFrom[mate[base]]);
    }

    /** Takes one side of the odd circle into the blossom; its inner vertices become outer. */
    private void shrink(int from, int across, int meeting) {
        int v = from;
        int before = across;
        while (base(v) != meeting) {
            int inner = mate[v];
            cameFrom[v] = before;
            if (!outer.get(inner)) {
                makeOuter(inner);
            }
            join(v, meeting);
            join(inner, meeting);
            before = inner;
            v = cameFrom[inner];
        }
    }

    private void join(int v, int meeting) {
        if (shrunkInto[v] == v) {
            shrunkInto[v] = meeting;
        }
    }

    private void augment(int end) {
        int v = end;
        while (v >= 0) {
            int before = cameFrom[v];
            int next = mate[before];
            mate[v] = before;
            mate[before] = v;
            v = next;
        }
    }
}
