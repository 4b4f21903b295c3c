package dev.perennial.games.planet.model;

import dev.perennial.games.GameOptions;
import dev.perennial.games.planet.board.SunSide;

/**
 * The options of a game.
 *
 * @param sunStart where the sun is in spring, for all players alike (planet spec 4, decision 17)
 */
public record PlanetOptions(SunSide sunStart) implements GameOptions {}
