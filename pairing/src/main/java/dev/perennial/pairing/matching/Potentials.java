package dev.perennial.pairing.matching;

/**
 * The prices of vertices that prove a perfect matching to be the heaviest. They are a good start for a similar problem.
 * Prices are in units of 2^-shift of the weights.
 */
public final class Potentials {
    private final int limbs;
    private final int shift;
    private final long[] values;

    Potentials(int limbs, int shift, long[] values) {
        this.limbs = limbs;
        this.shift = shift;
        this.values = values;
    }

    /** The same without the less significant limbs. */
    public Potentials upTo(int count) {
        if (count >= limbs) {
            return this;
        }
        var kept = new long[values.length / limbs * count];
        for (int v = 0; v < values.length / limbs; v++) {
            System.arraycopy(values, v * limbs, kept, v * count, count);
        }
        return new Potentials(count, shift, kept);
    }

    int limbs() {
        return limbs;
    }

    int shift() {
        return shift;
    }

    long value(int limb, int v) {
        return values[v * limbs + limb];
    }

    /** Whether an edge may be part of a heaviest matching, judged in the limbs these prices know. */
    public boolean tight(EdgeWeights weights, int a, int b) {
        for (int limb = 0; limb < limbs; limb++) {
            if (value(limb, a) + value(limb, b) != weights.limb(limb, a, b) << shift) {
                return false;
            }
        }
        return true;
    }
}
