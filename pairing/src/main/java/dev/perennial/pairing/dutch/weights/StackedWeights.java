package dev.perennial.pairing.dutch.weights;

import dev.perennial.pairing.matching.EdgeWeights;

/** Weights of which the second only count where the first are equal. */
public record StackedWeights(EdgeWeights first, EdgeWeights second) implements EdgeWeights {
    @Override
    public int limbs() {
        return first.limbs() + second.limbs();
    }

    @Override
    public long limb(int limb, int a, int b) {
        return limb < first.limbs() ? first.limb(limb, a, b) : second.limb(limb - first.limbs(), a, b);
    }

    @Override
    public long start(int limb, int v) {
        return limb < first.limbs() ? first.start(limb, v) : second.start(limb - first.limbs(), v);
    }
}
