/**
 * Unchanging lists and maps that states consist of. Uses the JDK only.
 */
@NullMarked
package dev.perennial.games.collection;

import org.jspecify.annotations.NullMarked;
