package dev.perennial.pairing.pods.model;

import dev.perennial.pairing.tiebreak.Fraction;
import java.util.List;

/**
 * A line of the table of a pod event.
 *
 * @param rank the rank, from 1
 * @param player the pairing number
 * @param points the points
 * @param rate points per possible points
 * @param figures of the tie-breaks, in their order: exact fractions, or counts such as {@code 2-1-0}
 */
public record PodStanding(int rank, int player, Fraction points, Fraction rate, List<String> figures) {
    /** Copies the figures. */
    public PodStanding {
        figures = List.copyOf(figures);
    }
}
