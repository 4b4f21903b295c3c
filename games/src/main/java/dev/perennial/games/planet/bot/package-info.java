/** Bots for the planet game. They may use the rules; the rules do not know them. */
@NullMarked
package dev.perennial.games.planet.bot;

import org.jspecify.annotations.NullMarked;
