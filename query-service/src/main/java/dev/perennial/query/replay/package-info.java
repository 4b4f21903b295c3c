/** Replays as deltas of whole views. */
@NullMarked
package dev.perennial.query.replay;

import org.jspecify.annotations.NullMarked;
