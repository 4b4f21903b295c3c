/** Live boards: one fold for each table, one frame for each viewer, streams to watchers. */
@NullMarked
package dev.perennial.query.board;

import org.jspecify.annotations.NullMarked;
