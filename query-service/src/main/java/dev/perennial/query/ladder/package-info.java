/** Ladders: ratings, standings, corrections and decisions. */
@NullMarked
package dev.perennial.query.ladder;

import org.jspecify.annotations.NullMarked;
