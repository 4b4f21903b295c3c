package dev.perennial.pairing.pods.model;

/** The size tables should have, the sizes they may have, the fewest players of a band, and what matters more. */
public record PodRules(int target, int smallest, int largest, int minBand, PodPriority priority) {
    public PodRules {
        if (smallest < 3 || smallest > target || target > largest || largest > 6) {
            throw new IllegalArgumentException("tables of " + target + " within " + smallest + " to " + largest);
        }
        if (minBand < 1) {
            throw new IllegalArgumentException("bands of " + minBand);
        }
    }

    /** The usual bands: wide enough to leave a choice of two tables. */
    public static PodRules of(int target, int smallest, int largest) {
        return new PodRules(target, smallest, largest, 2 * target, PodPriority.SCORES_FIRST);
    }

    public PodRules with(PodPriority other) {
        return new PodRules(target, smallest, largest, minBand, other);
    }

    /** Bands as narrow as is useful: a strict top table, for a last round. */
    public PodRules strict() {
        return new PodRules(target, smallest, largest, target, priority);
    }
}
