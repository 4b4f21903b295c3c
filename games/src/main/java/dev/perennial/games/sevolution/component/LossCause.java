package dev.perennial.games.sevolution.component;

/** The cause of a lost population; it decides where the turn continues after the Pop has left its Site. */
public enum LossCause {
    EPIDEMIC,
    NEEDS
}
