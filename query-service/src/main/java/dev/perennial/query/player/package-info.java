/**
 * Players: their projection, names and search. Uses intake.
 */
@NullMarked
package dev.perennial.query.player;

import org.jspecify.annotations.NullMarked;
