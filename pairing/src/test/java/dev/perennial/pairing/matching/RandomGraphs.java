package dev.perennial.pairing.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Small graphs and weights, and all their perfect matchings. */
final class RandomGraphs {
    final Random random;

    RandomGraphs(long seed) {
        random = new Random(seed);
    }

    Graph graph(int size, int percent) {
        var graph = new Graph(size);
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < a; b++) {
                if (random.nextInt(100) < percent) {
                    graph.connect(a, b);
                }
            }
        }
        return graph;
    }

    /** Edges only between the first and the second half. */
    Graph bipartite(int half, int percent) {
        var graph = new Graph(2 * half);
        for (int a = 0; a < half; a++) {
            for (int b = half; b < 2 * half; b++) {
                if (random.nextInt(100) < percent) {
                    graph.connect(a, b);
                }
            }
        }
        return graph;
    }

    Weights weights(int size, int limbs, int range) {
        var table = new long[size][size][limbs];
        for (int a = 0; a < size; a++) {
            for (int b = 0; b < a; b++) {
                for (int limb = 0; limb < limbs; limb++) {
                    table[a][b][limb] = random.nextInt(2 * range + 1) - range;
                    table[b][a][limb] = table[a][b][limb];
                }
            }
        }
        return new Weights(table, limbs, range);
    }

    /** Odd circles joined by few edges force blossoms with a price, and their expansion. */
    Graph triangles(int count) {
        var graph = graph(3 * count, 15);
        for (int v = 0; v < 3 * count; v += 3) {
            graph.connect(v, v + 1);
            graph.connect(v + 1, v + 2);
            graph.connect(v, v + 2);
        }
        return graph;
    }

    /** The edges of triangles are worth more than all others. */
    Weights weightsOfTriangles(int count) {
        var table = weights(3 * count, 2, 4).table();
        for (int v = 0; v < 3 * count; v++) {
            for (int w = v / 3 * 3; w < v / 3 * 3 + 3; w++) {
                table[v][w][0] += 6;
            }
        }
        return new Weights(table, 2, 10);
    }

    record Weights(long[][][] table, int limbs, int range) implements EdgeWeights {
        @Override
        public long limb(int limb, int a, int b) {
            return table[a][b][limb];
        }

        @Override
        public long start(int limb, int v) {
            return range;
        }

        long[] total(int[] mates) {
            var total = new long[limbs];
            for (int v = 0; v < mates.length; v++) {
                if (v < mates[v]) {
                    for (int limb = 0; limb < limbs; limb++) {
                        total[limb] += table[v][mates[v]][limb];
                    }
                }
            }
            return total;
        }
    }

    /** No hint where to start. */
    static int[] nobody(int size) {
        var hint = new int[size];
        Arrays.fill(hint, -1);
        return hint;
    }

    /** All matchings of the graph that leave so many vertices exposed (-1). */
    static List<int[]> matchings(Graph graph, int exposed) {
        var found = new ArrayList<int[]>();
        var mates = new int[graph.size()];
        Arrays.fill(mates, -2);
        extend(graph, mates, exposed, found);
        return found;
    }

    private static void extend(Graph graph, int[] mates, int exposed, List<int[]> found) {
        int v = 0;
        while (v < mates.length && mates[v] != -2) {
            v++;
        }
        if (v == mates.length) {
            if (exposed == 0) {
                found.add(mates.clone());
            }
            return;
        }
        if (exposed > 0) {
            mates[v] = -1;
            extend(graph, mates, exposed - 1, found);
        }
        for (int w = v + 1; w < mates.length; w++) {
            if (mates[w] == -2 && graph.connected(v, w)) {
                mates[v] = w;
                mates[w] = v;
                extend(graph, mates, exposed, found);
                mates[w] = -2;
            }
        }
        mates[v] = -2;
    }
}
