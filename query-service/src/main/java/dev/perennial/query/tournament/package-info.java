/**
 * Tournaments: their projection, pages and live stream. Uses applier, live, signals, players and leagues.
 */
@NullMarked
package dev.perennial.query.tournament;

import org.jspecify.annotations.NullMarked;
