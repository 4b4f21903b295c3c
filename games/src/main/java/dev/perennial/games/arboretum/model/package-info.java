/** Arboretum at rest: cards, gardens, state, moves, events and views. Knows no rule of play. */
@NullMarked
package dev.perennial.games.arboretum.model;

import org.jspecify.annotations.NullMarked;
