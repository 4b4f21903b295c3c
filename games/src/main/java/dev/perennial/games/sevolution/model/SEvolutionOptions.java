package dev.perennial.games.sevolution.model;

import dev.perennial.games.GameOptions;

/** The game has nothing to choose. */
public record SEvolutionOptions() implements GameOptions {}
