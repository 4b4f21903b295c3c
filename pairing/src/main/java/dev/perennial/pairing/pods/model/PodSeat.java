package dev.perennial.pairing.pods.model;

/**
 * A player's result at a table of several: the place (shared places are equal) and the score in the game.
 *
 * @param player the pairing number
 * @param place the place, from 1
 * @param gameScore the score in the game
 */
public record PodSeat(int player, int place, int gameScore) {}
