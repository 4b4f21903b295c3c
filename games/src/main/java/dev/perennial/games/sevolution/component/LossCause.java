package dev.perennial.games.sevolution.component;

/** Why one population is lost; tells where the turn goes on after the Pop has left its Site. */
public enum LossCause {
    EPIDEMIC,
    NEEDS
}
