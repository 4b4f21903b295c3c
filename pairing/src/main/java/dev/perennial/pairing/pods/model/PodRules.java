package dev.perennial.pairing.pods.model;

/**
 * The size tables should have, the sizes they may have, the fewest players of a band, and what matters more.
 *
 * @param target the size tables should have
 * @param smallest the smallest size
 * @param largest the largest size
 * @param minBand the fewest players of a band
 * @param priority the level of cost that comes first
 */
public record PodRules(int target, int smallest, int largest, int minBand, PodPriority priority) {
    /** Refuses sizes outside of three to six, or in the wrong order. */
    public PodRules {
        if (smallest < 3 || smallest > target || target > largest || largest > 6) {
            throw new IllegalArgumentException(
                    "table sizes " + smallest + ", " + target + ", " + largest + " are not in order within 3 to 6");
        }
        if (minBand < 1) {
            throw new IllegalArgumentException("invalid size of score bands: " + minBand);
        }
    }

    /**
     * The usual bands: wide enough to leave a choice of two tables.
     *
     * @param target the size tables should have
     * @param smallest the smallest size
     * @param largest the largest size
     * @return the rules
     */
    public static PodRules of(int target, int smallest, int largest) {
        return new PodRules(target, smallest, largest, 2 * target, PodPriority.SCORES_FIRST);
    }

    /**
     * {@return the same rules with another priority}
     *
     * @param other the level of cost that comes first
     */
    public PodRules with(PodPriority other) {
        return new PodRules(target, smallest, largest, minBand, other);
    }

    /**
     * Bands as narrow as is useful: a strict top table, for a last round.
     *
     * @return the same rules with these bands
     */
    public PodRules strict() {
        return new PodRules(target, smallest, largest, target, priority);
    }
}
