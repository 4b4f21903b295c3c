/** How a game could go on from a position: for lessons and analysis. Nothing here is stored. Uses the JDK only. */
@NullMarked
package dev.perennial.games.variation;

import org.jspecify.annotations.NullMarked;
