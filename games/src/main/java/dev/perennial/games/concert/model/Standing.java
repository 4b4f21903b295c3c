package dev.perennial.games.concert.model;

/** A line of the final table: the final concert decides between equal totals (concert spec 9.2). */
public record Standing(int seat, int total, int finalScore, int place) {}
