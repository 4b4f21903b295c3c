/** The picture of a board of this game. */
@NullMarked
package dev.perennial.query.picture.concert;

import org.jspecify.annotations.NullMarked;
