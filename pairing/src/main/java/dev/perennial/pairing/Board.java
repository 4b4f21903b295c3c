package dev.perennial.pairing;

/**
 * Two player ids; white begins.
 *
 * @param white the id of the player with white
 * @param black the id of the player with black
 */
public record Board(int white, int black) {}
