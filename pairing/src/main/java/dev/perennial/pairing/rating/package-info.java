/** Elo ratings for games of two to six players. */
@NullMarked
package dev.perennial.pairing.rating;

import org.jspecify.annotations.NullMarked;
