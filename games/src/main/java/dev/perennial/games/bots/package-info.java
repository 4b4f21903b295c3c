/** Bots for any game, and what an expert needs to know of one. They see a view, never the state. */
@NullMarked
package dev.perennial.games.bots;

import org.jspecify.annotations.NullMarked;
