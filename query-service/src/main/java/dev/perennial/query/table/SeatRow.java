package dev.perennial.query.table;

/** How one seat did in a finished game. */
public record SeatRow(int seat, String player, int place, int points, boolean bot) {}
