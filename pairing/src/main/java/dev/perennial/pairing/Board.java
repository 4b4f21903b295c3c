package dev.perennial.pairing;

/** Two player ids; white begins. */
public record Board(int white, int black) {}
