package dev.perennial.games;

/** The complete position of a running game, hidden parts included. Immutable; never leaves the server. */
public interface GameState {}
