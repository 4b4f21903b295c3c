package dev.perennial.pairing.pods.model;

import java.util.List;

/**
 * A table: its players by seat (the first one starts), what it costs, and why.
 *
 * @param seats the pairing numbers by seat
 * @param cost of the table
 * @param reasons where the cost comes from
 */
public record PodTable(List<Integer> seats, PodCost cost, List<PodReason> reasons) {
    /** Copies the lists. */
    public PodTable {
        seats = List.copyOf(seats);
        reasons = List.copyOf(reasons);
    }
}
