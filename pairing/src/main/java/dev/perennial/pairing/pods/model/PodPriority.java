package dev.perennial.pairing.pods.model;

import java.util.Comparator;

/** The first priority when tables are formed; the rest of the order is always the same. */
public enum PodPriority {
    /** Players of one band together first, then short tables, then repeats. */
    SCORES_FIRST,
    /** Short tables first, then repeats, then the bands. */
    REPEATS_FIRST;

    /**
     * The smaller cost first.
     *
     * @return the order of costs
     */
    public Comparator<PodCost> order() {
        var first = switch (this) {
            case SCORES_FIRST ->
                Comparator.comparingLong(PodCost::mixing)
                        .thenComparingLong(PodCost::shortTables)
                        .thenComparingLong(PodCost::repeats);
            case REPEATS_FIRST ->
                Comparator.comparingLong(PodCost::shortTables)
                        .thenComparingLong(PodCost::repeats)
                        .thenComparingLong(PodCost::mixing);
        };
        return first.thenComparingLong(PodCost::seats).thenComparingLong(PodCost::strength);
    }
}
