package dev.perennial.pairing.matching;

/**
 * Weights of edges as short vectors of numbers ("limbs") that are compared from the first to the last. They form an
 * ordered group, which is all that matching theory asks for.
 */
public interface EdgeWeights {
    int limbs();

    /** One limb of the weight of an edge of the graph; the order of the two ends does not matter. */
    long limb(int limb, int a, int b);

    /** A start for the search: the two of an edge, as vectors, add up to at least twice its weight. */
    long start(int limb, int v);
}
