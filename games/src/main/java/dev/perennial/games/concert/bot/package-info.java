/** Bots for the concert game. They may use the rules; the rules do not know them. */
@NullMarked
package dev.perennial.games.concert.bot;

import org.jspecify.annotations.NullMarked;
