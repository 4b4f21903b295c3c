/**
 * The model of a game: moves, events, states, views, and the registries that name every game and bot. Uses the JDK
 * only.
 */
@NullMarked
package dev.perennial.games;

import org.jspecify.annotations.NullMarked;
