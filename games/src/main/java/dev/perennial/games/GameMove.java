package dev.perennial.games;

/** What a player asks for. Each game has one sealed interface of records extending this. */
public interface GameMove {}
