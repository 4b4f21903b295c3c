package dev.perennial.games;

/** A position as one viewer may see it: a tree of records, ready to be written as JSON. */
public interface GameView {}
