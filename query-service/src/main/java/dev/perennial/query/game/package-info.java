/**
 * The games that can be played here. Uses the rules of games alone.
 */
@NullMarked
package dev.perennial.query.game;

import org.jspecify.annotations.NullMarked;
