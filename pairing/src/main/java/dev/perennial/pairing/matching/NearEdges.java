package dev.perennial.pairing.matching;

import java.util.Arrays;

/** For each node the edge from an outer vertex elsewhere that is nearest to being tight. */
final class NearEdges {
    private static final int NONE = -1;

    private final Graph graph;
    private final Blossoms blossoms;
    private final Prices prices;
    private final Labels labels;
    private final int[] from;
    private final int[] to;
    /** For a blossom and a vertex outside: the blossom's vertex with the nearest edge. */
    private final int[][] ends;

    NearEdges(Graph graph, Blossoms blossoms, Prices prices, Labels labels) {
        this.graph = graph;
        this.blossoms = blossoms;
        this.prices = prices;
        this.labels = labels;
        from = new int[blossoms.nodes];
        to = new int[blossoms.nodes];
        ends = new int[blossoms.nodes][];
    }

    void clear() {
        Arrays.fill(from, NONE);
    }

    void forget(int node) {
        from[node] = NONE;
    }

    boolean known(int node) {
        return from[node] != NONE;
    }

    int from(int node) {
        return from[node];
    }

    int to(int node) {
        return to[node];
    }

    /** Takes an edge from an outer vertex into a node into account. */
    void offer(int node, int outer, int end) {
        if (from[node] == NONE || prices.closer(outer, end, from[node], to[node])) {
            from[node] = outer;
            to[node] = end;
        }
    }

    /** A blossom's prices all change alike, so its nearest ends stay the same as long as it lasts. */
    void rememberEnds(int blossom) {
        var nearest = new int[graph.size()];
        Arrays.fill(nearest, NONE);
        for (int child : blossoms.children(blossom)) {
            for (int v = 0; v < nearest.length; v++) {
                int end = blossoms.top[v] == blossom ? NONE : end(child, v);
                if (end != NONE && (nearest[v] == NONE || prices.closer(end, v, nearest[v], v))) {
                    nearest[v] = end;
                }
            }
        }
        ends[blossom] = nearest;
    }

    private int end(int node, int v) {
        if (node >= graph.size()) {
            return ends[node][v];
        }
        return graph.connected(node, v) ? node : NONE;
    }

    /** Scans all outer vertices again. */
    void find(int node) {
        from[node] = NONE;
        for (int v = 0; v < graph.size(); v++) {
            int other = blossoms.top[v];
            if (other != node && labels.outer(other)) {
                int end = end(node, v);
                if (end != NONE) {
                    offer(node, v, end);
                }
            }
        }
    }
}
