package dev.perennial.pairing.dutch.weights;

/**
 * Packs numbers of known range into limbs, the first the most significant. Sums over a matching never run over into the
 * neighbour, and enough bits of each limb stay free for the prices of the search.
 */
public final class BitLayout {
    private static final int USABLE_BITS = 56;

    private final int bitsPerLimb;
    private int limb;
    private int free;

    public BitLayout(int vertices) {
        bitsPerLimb = USABLE_BITS - 2 * bits(vertices);
        free = bitsPerLimb;
    }

    /** Where a number starts: its limb and how far its lowest bit is from the limb's lowest bit. */
    public record Place(int limb, int shift) {
        public long put(int value) {
            return (long) value << shift;
        }
    }

    /** Room for sums from -bound to +bound. */
    public Place next(int bound) {
        int bits = bits(bound) + 1;
        if (bits > free) {
            limb++;
            free = bitsPerLimb;
        }
        if (bits > free) {
            throw new IllegalArgumentException("no limb can hold " + bound);
        }
        free -= bits;
        return new Place(limb, free);
    }

    public int limbs() {
        return limb + 1;
    }

    static int bits(int number) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(number);
    }
}
