package dev.perennial.pairing.matching;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The heaviest perfect matching of a dense graph: Edmonds' primal-dual method, about n^2 steps for each augmentation.
 * All exposed vertices are roots of one search.
 */
public final class PerfectMatching {
    private final Graph graph;
    private final Blossoms blossoms;
    private final Prices prices;
    private final Labels labels;
    private final NearEdges near;
    private final Forest forest;

    /** Known prices must fit the graph and the first limbs of the weights. */
    public PerfectMatching(Graph graph, EdgeWeights weights, @Nullable Potentials known) {
        this.graph = graph;
        blossoms = new Blossoms(graph.size());
        prices = new Prices(weights, graph.size(), blossoms.nodes, known);
        labels = new Labels(blossoms.nodes);
        near = new NearEdges(graph, blossoms, prices, labels);
        forest = new Forest(blossoms, labels, near);
    }

    /** Finds the matching, trying the hinted mates first; false if there is no perfect matching. */
    public boolean solve(int[] hint) {
        new TightStart(graph, prices).match(hint, blossoms.mate);
        while (Arrays.stream(blossoms.mate).anyMatch(mate -> mate < 0)) {
            if (!augment()) {
                return false;
            }
            dissolveFree();
        }
        return true;
    }

    public int[] mates() {
        return blossoms.mate.clone();
    }

    public Potentials potentials() {
        return prices.potentials(graph.size(), blossoms);
    }

    private boolean augment() {
        forest.plant();
        while (true) {
            for (int u = forest.poll(); u >= 0; u = forest.poll()) {
                if (scan(u)) {
                    return true;
                }
            }
            if (!changePrices()) {
                return false;
            }
            if (followNewTightEdges()) {
                return true;
            }
            expandFreeInner();
        }
    }

    /** Looks at all edges of an outer vertex; true if an augmentation came of it. */
    private boolean scan(int u) {
        var row = graph.row(u);
        for (int v = row.nextSetBit(0); v >= 0; v = row.nextSetBit(v + 1)) {
            int node = blossoms.top[v];
            if (node == blossoms.top[u] || labels.inner(node)) {
                continue;
            }
            if (!prices.tight(u, v)) {
                near.offer(node, u, v);
            } else if (forest.follow(u, v)) {
                return true;
            }
        }
        return false;
    }

    /** Until a new edge gets tight or an inner blossom free; false if nothing limits the change. */
    private boolean changePrices() {
        var step = new long[prices.limbs()];
        Arrays.fill(step, Long.MAX_VALUE);
        boolean limited = false;
        for (int node = 0; node < blossoms.nodes; node++) {
            if (!blossoms.outermost(node)) {
                continue;
            }
            if (labels.inner(node)) {
                limited |= node >= graph.size() && prices.limitByPrice(step, node);
            } else if (near.known(node)) {
                limited |= prices.limitBySlack(step, near.from(node), near.to(node), labels.outer(node));
            }
        }
        if (limited) {
            apply(step);
        }
        return limited;
    }

    private void apply(long[] step) {
        for (int v = 0; v < graph.size(); v++) {
            if (labels.reached(blossoms.top[v])) {
                prices.add(v, step, labels.outer(blossoms.top[v]) ? -1 : 1);
            }
        }
        for (int node = graph.size(); node < blossoms.nodes; node++) {
            if (blossoms.outermost(node) && labels.reached(node)) {
                prices.add(node, step, labels.outer(node) ? 2 : -2);
            }
        }
    }

    private boolean followNewTightEdges() {
        for (int node = 0; node < blossoms.nodes; node++) {
            if (blossoms.outermost(node)
                    && !labels.inner(node)
                    && near.known(node)
                    && blossoms.top[near.from(node)] != node
                    && prices.tight(near.from(node), near.to(node))
                    && forest.follow(near.from(node), near.to(node))) {
                return true;
            }
        }
        return false;
    }

    private void expandFreeInner() {
        for (int node = graph.size(); node < blossoms.nodes; node++) {
            if (blossoms.outermost(node) && labels.inner(node) && prices.free(node)) {
                forest.expand(node);
            }
        }
    }

    /** Blossoms without a price are no longer needed after an augmentation. */
    private void dissolveFree() {
        boolean found = true;
        while (found) {
            found = false;
            for (int node = graph.size(); node < blossoms.nodes; node++) {
                if (blossoms.outermost(node) && prices.free(node)) {
                    blossoms.expand(node);
                    found = true;
                }
            }
        }
    }
}
