package dev.perennial.domain.tournament.forecast;

/**
 * Random numbers of one future (SplitMix64). The JDK does not promise the same numbers in every release, and a forecast
 * must be the same wherever and whenever it is computed. Not for games: their chance comes from a committed seed.
 */
final class FutureRandom {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long FNV_OFFSET = 0xCBF29CE484222325L;
    private static final long FNV_PRIME = 0x100000001B3L;
    private static final double UNIT = 0x1.0p-53;

    private long state;

    FutureRandom(long seed) {
        state = seed;
    }

    /** Depends on nothing but the tournament and how far its events have come. */
    static long seed(String tournament, long sequence) {
        long hash = FNV_OFFSET;
        for (int i = 0; i < tournament.length(); i++) {
            hash = (hash ^ tournament.charAt(i)) * FNV_PRIME;
        }
        return mixed(hash ^ mixed(sequence));
    }

    static FutureRandom of(long seed, int future) {
        return new FutureRandom(mixed(seed + GAMMA * (future + 1L)));
    }

    /** At least 0 and below 1. */
    double uniform() {
        state += GAMMA;
        return (mixed(state) >>> 11) * UNIT;
    }

    int below(int bound) {
        return (int) (uniform() * bound);
    }

    /** From the standard normal distribution (Box-Muller). */
    double gaussian() {
        double radius = StrictMath.sqrt(-2 * StrictMath.log(1 - uniform()));
        return radius * StrictMath.cos(2 * StrictMath.PI * uniform());
    }

    private static long mixed(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
