package dev.perennial.games.sevolution.model;

/**
 * A final place with everything the tie rule looked at; turn order counts clockwise from the last Action phase's
 * starter.
 */
public record Standing(int seat, int place, int score, int age, int population, int turnOrder) {}
