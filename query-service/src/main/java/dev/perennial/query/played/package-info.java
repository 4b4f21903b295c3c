/**
 * Finished games: search, profiles, export. Uses table and players.
 */
@NullMarked
package dev.perennial.query.played;

import org.jspecify.annotations.NullMarked;
