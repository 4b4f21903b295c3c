package dev.perennial.games.sevolution.component;

public enum AgeCause {
    ALL_NEEDS_MET,
    NO_NEED_MET,
    DECADENCE
}
