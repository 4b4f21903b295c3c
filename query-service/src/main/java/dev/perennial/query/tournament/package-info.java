/** Tournament pages: pairings, standings, cross-table, exports, streams. */
@NullMarked
package dev.perennial.query.tournament;

import org.jspecify.annotations.NullMarked;
