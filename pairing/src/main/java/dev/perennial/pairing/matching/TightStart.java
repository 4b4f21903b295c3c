package dev.perennial.pairing.matching;

import java.util.Arrays;

/**
 * A first matching of tight edges, as large as possible. With good prices it is already perfect, and finding it without
 * weights is much faster.
 */
final class TightStart {
    private final Graph graph;
    private final Prices prices;

    TightStart(Graph graph, Prices prices) {
        this.graph = graph;
        this.prices = prices;
    }

    /** Fills in the mates, the hinted ones where possible. */
    void match(int[] hint, int[] mates) {
        for (int v = 0; v < mates.length; v++) {
            int mate = hint[v];
            if (mate >= 0 && mates[v] < 0 && mates[mate] < 0 && graph.connected(v, mate) && prices.tight(v, mate)) {
                mates[v] = mate;
                mates[mate] = v;
            }
        }
        if (Arrays.stream(mates).anyMatch(mate -> mate < 0)) {
            MaximumMatching.enlarge(tightEdges(), mates);
        }
    }

    private Graph tightEdges() {
        var tight = new Graph(graph.size());
        for (int v = 0; v < graph.size(); v++) {
            var row = graph.row(v);
            for (int w = row.nextSetBit(v + 1); w >= 0; w = row.nextSetBit(w + 1)) {
                if (prices.tight(v, w)) {
                    tight.connect(v, w);
                }
            }
        }
        return tight;
    }
}
