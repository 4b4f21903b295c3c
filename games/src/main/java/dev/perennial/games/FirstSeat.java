package dev.perennial.games;

/** Who begins. Tournaments use SEAT1, so that pairings can balance starts; the random draw is then skipped. */
public enum FirstSeat {
    RANDOM,
    SEAT1
}
