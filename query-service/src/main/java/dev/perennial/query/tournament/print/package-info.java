/**
 * Pairings and standings on paper: records filled into the templates of {@code resources/print}. Uses tournament.
 */
@NullMarked
package dev.perennial.query.tournament.print;

import org.jspecify.annotations.NullMarked;
