package dev.perennial.games.concert.model;

/** The player to move and how many cards they have laid this turn; a penalty card does not count. */
public record Turn(int mover, int cardsPlayed) {}
