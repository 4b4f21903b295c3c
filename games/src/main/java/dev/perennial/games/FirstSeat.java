package dev.perennial.games;

/**
 * The way the starting seat is chosen. Tournaments use SEAT1, so that pairings can balance starts; the random draw is
 * then skipped.
 */
public enum FirstSeat {
    RANDOM,
    SEAT1
}
