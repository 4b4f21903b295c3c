package dev.perennial.pairing.matching;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The dual variables of the search: a price for each vertex and each blossom, as vectors of limbs. */
final class Prices {
    private static final int MOST_SHIFT = 6;

    private final EdgeWeights weights;
    private final int limbs;
    private final int shift;
    private final long[] values;

    /** Vertices first, blossoms (price zero) after them. */
    Prices(EdgeWeights weights, int vertices, int nodes, @Nullable Potentials known) {
        this.weights = weights;
        limbs = weights.limbs();
        shift = known == null ? 2 : Math.min(known.shift() + 1, MOST_SHIFT);
        values = new long[nodes * limbs];
        for (int v = 0; v < vertices; v++) {
            for (int limb = 0; limb < limbs; limb++) {
                values[v * limbs + limb] = known != null && limb < known.limbs()
                        ? even(known, limb, v)
                        : weights.start(limb, v) << (shift - 1);
            }
        }
    }

    /**
     * All prices must be even at the start, then every later halving is exact. One bit more than the known prices does
     * it; where no bit is left, prices are rounded up, which is allowed but makes fewer edges tight.
     */
    private long even(Potentials known, int limb, int v) {
        long value = known.value(limb, v);
        return shift > known.shift() ? value << 1 : value + (value & 1);
    }

    int limbs() {
        return limbs;
    }

    private long slack(int limb, int a, int b) {
        return values[a * limbs + limb] + values[b * limbs + limb] - (weights.limb(limb, a, b) << shift);
    }

    boolean tight(int a, int b) {
        for (int limb = 0; limb < limbs; limb++) {
            if (slack(limb, a, b) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether the edge a-b is closer to being tight than the edge c-d. */
    boolean closer(int a, int b, int c, int d) {
        for (int limb = 0; limb < limbs; limb++) {
            long first = slack(limb, a, b);
            long second = slack(limb, c, d);
            if (first != second) {
                return first < second;
            }
        }
        return false;
    }

    /** Lowers the step to the slack of the edge (or half of it) if that is smaller. True if it was. */
    boolean limitBySlack(long[] step, int a, int b, boolean half) {
        int limb = 0;
        while (limb < limbs && halved(slack(limb, a, b), half) == step[limb]) {
            limb++;
        }
        if (limb == limbs || halved(slack(limb, a, b), half) > step[limb]) {
            return false;
        }
        for (; limb < limbs; limb++) {
            step[limb] = halved(slack(limb, a, b), half);
        }
        return true;
    }

    /** Lowers the step to half of a blossom's price if that is smaller. */
    boolean limitByPrice(long[] step, int node) {
        int limb = 0;
        while (limb < limbs && values[node * limbs + limb] >> 1 == step[limb]) {
            limb++;
        }
        if (limb == limbs || values[node * limbs + limb] >> 1 > step[limb]) {
            return false;
        }
        for (; limb < limbs; limb++) {
            step[limb] = values[node * limbs + limb] >> 1;
        }
        return true;
    }

    private static long halved(long value, boolean half) {
        return half ? value >> 1 : value;
    }

    void add(int node, long[] step, int factor) {
        for (int limb = 0; limb < limbs; limb++) {
            values[node * limbs + limb] += step[limb] * factor;
        }
    }

    boolean free(int node) {
        for (int limb = 0; limb < limbs; limb++) {
            if (values[node * limbs + limb] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Prices of the vertices alone, with each blossom's price shared among its vertices. */
    Potentials potentials(int vertices, Blossoms blossoms) {
        var shared = Arrays.copyOf(values, vertices * limbs);
        for (int b = vertices; b < values.length / limbs; b++) {
            if (blossoms.exists(b) && !free(b)) {
                for (int v : blossoms.verticesOf(b)) {
                    for (int limb = 0; limb < limbs; limb++) {
                        shared[v * limbs + limb] += values[b * limbs + limb] >> 1;
                    }
                }
            }
        }
        return new Potentials(limbs, shift, shared);
    }
}
