/** Names of players. */
@NullMarked
package dev.perennial.query.player;

import org.jspecify.annotations.NullMarked;
