/** Verifiable chance: seeds, the stream of random words, and the shuffles drawn from it. Uses the JDK only. */
@NullMarked
package dev.perennial.games.chance;

import org.jspecify.annotations.NullMarked;
