package dev.perennial.games;

/**
 * Something that happened at the table, with all its numbers. Each game has one sealed interface of records extending
 * this.
 */
public interface GameEvent {}
