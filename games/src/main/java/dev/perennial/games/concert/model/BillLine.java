package dev.perennial.games.concert.model;

/** One artist on the bill of a concert: his disc's value, doubled if he has the hit. */
public record BillLine(Colour artist, int value, int factor, int points) {}
