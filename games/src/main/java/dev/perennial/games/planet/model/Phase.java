package dev.perennial.games.planet.model;

public enum Phase {
    DRAFT,
    ACTION,
    GAME_OVER
}
