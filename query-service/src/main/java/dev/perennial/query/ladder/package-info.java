/**
 * Ladders: ratings from results, tables and curves. Uses projection and players.
 */
@NullMarked
package dev.perennial.query.ladder;

import org.jspecify.annotations.NullMarked;
