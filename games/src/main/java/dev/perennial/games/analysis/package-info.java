/**
 * The value of each decision of a finished game, and the luck of its deal. Everything follows from the game alone: no
 * clock, no threads, the same figures on every machine. Uses the bots' search.
 */
@NullMarked
package dev.perennial.games.analysis;

import org.jspecify.annotations.NullMarked;
