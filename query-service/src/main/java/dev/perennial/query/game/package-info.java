/** The list of games. */
@NullMarked
package dev.perennial.query.game;

import org.jspecify.annotations.NullMarked;
