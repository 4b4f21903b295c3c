package dev.perennial.games;

/** A player's requested move. Each game has one sealed interface of records extending this. */
public interface GameMove {}
