/** A tournament as a pairing engine sees it: players, results, colours, points. Uses the JDK only. */
@NullMarked
package dev.perennial.pairing;

import org.jspecify.annotations.NullMarked;
