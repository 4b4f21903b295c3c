/**
 * The lobby and the television: one edition for all followers. Uses table, board, ladder,
 * tournament and live.
 */
@NullMarked
package dev.perennial.query.lobby;

import org.jspecify.annotations.NullMarked;
