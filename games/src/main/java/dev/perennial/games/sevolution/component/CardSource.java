package dev.perennial.games.sevolution.component;

/** Where a played card came from: in round 1 the pile replaces a calamity. */
public enum CardSource {
    HAND,
    PILE
}
