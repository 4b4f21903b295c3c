package dev.perennial.games.planet.model;

/**
 * A seat's final place.
 *
 * @param fromMarker clockwise distance from the start marker, which breaks ties (planet spec 11)
 */
public record Standing(int seat, int score, int place, int fromMarker) {}
