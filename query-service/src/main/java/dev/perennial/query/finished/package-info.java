/**
 * Finished games: search, profiles, export. Uses table and players.
 */
@NullMarked
package dev.perennial.query.finished;

import org.jspecify.annotations.NullMarked;
