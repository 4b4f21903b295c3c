/** Measures forecasts of tournaments: their time, and whether the odds come true. */
@NullMarked
package dev.perennial.cli.forecast;

import org.jspecify.annotations.NullMarked;
