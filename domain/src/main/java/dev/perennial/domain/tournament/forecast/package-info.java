/** The odds of a tournament, from many simulated futures. Pure and deterministic. */
@NullMarked
package dev.perennial.domain.tournament.forecast;

import org.jspecify.annotations.NullMarked;
