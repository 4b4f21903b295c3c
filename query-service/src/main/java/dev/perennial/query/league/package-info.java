/**
 * Leagues: their projection and pages. Uses intake and players.
 */
@NullMarked
package dev.perennial.query.league;

import org.jspecify.annotations.NullMarked;
