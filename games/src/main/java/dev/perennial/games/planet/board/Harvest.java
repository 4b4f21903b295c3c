package dev.perennial.games.planet.board;

/** End points of one biome: its fertility times the large trees in it (planet spec 11). */
public record Harvest(Biome biome, int fertility, int largeTrees, int points) {}
