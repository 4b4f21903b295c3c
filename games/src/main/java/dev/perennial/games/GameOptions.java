package dev.perennial.games;

/** The options of a table of this game. One record per game. */
public interface GameOptions {}
