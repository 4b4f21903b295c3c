package dev.perennial.games.concert.model;

/** A concert on the score sheet, doubled already if it was a gala. */
public record Concert(int score, boolean gala) {}
