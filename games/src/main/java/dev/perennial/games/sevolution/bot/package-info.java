/** Bots for S-Evolution. They may use the rules; the rules do not know them. */
@NullMarked
package dev.perennial.games.sevolution.bot;

import org.jspecify.annotations.NullMarked;
