package dev.perennial.games.sevolution.component;

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
