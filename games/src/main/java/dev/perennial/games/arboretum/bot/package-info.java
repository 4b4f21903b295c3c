/** Bots for Arboretum. They may use the rules; the rules do not know them. */
@NullMarked
package dev.perennial.games.arboretum.bot;

import org.jspecify.annotations.NullMarked;
