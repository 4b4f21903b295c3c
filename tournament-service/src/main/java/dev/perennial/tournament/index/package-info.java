/** The index of all tournaments, and the ticker that acts when one is due. */
@NullMarked
package dev.perennial.tournament.index;

import org.jspecify.annotations.NullMarked;
