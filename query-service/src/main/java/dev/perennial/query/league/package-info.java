/**
 * Leagues: their projection and pages. Uses projection and players.
 */
@NullMarked
package dev.perennial.query.league;

import org.jspecify.annotations.NullMarked;
