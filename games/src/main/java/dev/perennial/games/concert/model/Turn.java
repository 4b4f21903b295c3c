package dev.perennial.games.concert.model;

/** Whose turn it is and how many cards he has laid in it; a penalty card does not count. */
public record Turn(int mover, int cardsPlayed) {}
