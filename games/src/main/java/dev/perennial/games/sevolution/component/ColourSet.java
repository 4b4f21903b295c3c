package dev.perennial.games.sevolution.component;

/** The face-up Discoveries of one colour at the end of the game. */
public record ColourSet(PlayerColour colour, int cards, int points) {}
