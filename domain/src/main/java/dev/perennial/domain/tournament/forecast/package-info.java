/** Possible futures of a tournament: odds from many simulated futures. Pure and deterministic. */
@NullMarked
package dev.perennial.domain.tournament.forecast;

import org.jspecify.annotations.NullMarked;
