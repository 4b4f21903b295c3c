package dev.perennial.games.planet;

public enum Phase {
    DRAFT,
    ACTION,
    GAME_OVER
}
