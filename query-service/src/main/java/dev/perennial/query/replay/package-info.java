/**
 * Finished and running games as replays. Uses board and table.
 */
@NullMarked
package dev.perennial.query.replay;

import org.jspecify.annotations.NullMarked;
