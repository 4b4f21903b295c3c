/**
 * Live boards: one frame for each viewer and event, shared by all watchers. Uses table, live and players.
 */
@NullMarked
package dev.perennial.query.board;

import org.jspecify.annotations.NullMarked;
