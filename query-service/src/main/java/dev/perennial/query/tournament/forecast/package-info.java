/** Forecasts of tournaments: computed in the background, kept, served and announced. */
@NullMarked
package dev.perennial.query.tournament.forecast;

import org.jspecify.annotations.NullMarked;
