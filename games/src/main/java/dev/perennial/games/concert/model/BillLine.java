package dev.perennial.games.concert.model;

/** One artist on the bill of a concert: the disc's value, doubled for the hit. */
public record BillLine(Colour artist, int value, int factor, int points) {}
