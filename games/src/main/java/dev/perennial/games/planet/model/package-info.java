/** The planet game at rest: state, moves, events and views. Knows no rule of play. */
@NullMarked
package dev.perennial.games.planet.model;

import org.jspecify.annotations.NullMarked;
