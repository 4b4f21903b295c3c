package dev.perennial.games.sevolution;

public enum Calamity {
    FAMINE,
    DECADENCE,
    EARTHQUAKE,
    EPIDEMIC,
    FANATICISM,
    OBSCURANTISM,
    HURRICANE,
    INVASION
}
