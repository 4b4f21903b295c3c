package dev.perennial.games.concert.model;

import java.util.List;

/** One player's part of the final concert; an unused gala is applied automatically (D13). */
public record FinalBill(int seat, List<BillLine> lines, boolean gala, int score) {
    public FinalBill {
        lines = List.copyOf(lines);
    }
}
