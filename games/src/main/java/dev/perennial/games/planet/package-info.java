/**
 * The rules of Evergreen, the planet game: drafting, actions, abilities, seasons, legal moves, what each viewer sees.
 */
@NullMarked
package dev.perennial.games.planet;

import org.jspecify.annotations.NullMarked;
