package dev.perennial.games;

/** What may be chosen when a table of this game is opened. One record per game. */
public interface GameOptions {}
