package dev.perennial.games.planet.model;

/** Why the solo opponent takes a card, the strongest reason first (planet spec 12). */
public enum OpponentReason {
    WILD,
    MOST_FERTILE,
    DRIEST,
    NEAREST
}
