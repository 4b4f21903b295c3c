package dev.perennial.pairing.pods.model;

import java.util.List;

/** A table: its players by seat (the first one starts), what it costs, and why. */
public record PodTable(List<Integer> seats, PodCost cost, List<PodReason> reasons) {
    public PodTable {
        seats = List.copyOf(seats);
        reasons = List.copyOf(reasons);
    }
}
