/**
 * Players: their projection, names and search. Uses applier.
 */
@NullMarked
package dev.perennial.query.player;

import org.jspecify.annotations.NullMarked;
