/** S-Evolution at rest: players, state, moves, events and views. Knows no rule of play. */
@NullMarked
package dev.perennial.games.sevolution.model;

import org.jspecify.annotations.NullMarked;
