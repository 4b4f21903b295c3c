package dev.perennial.games.pairing;

/** Two player ids; white begins. */
public record Board(int white, int black) {}
