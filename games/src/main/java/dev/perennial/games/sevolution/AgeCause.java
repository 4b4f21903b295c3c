package dev.perennial.games.sevolution;

public enum AgeCause {
    ALL_NEEDS_MET,
    NO_NEED_MET,
    DECADENCE
}
