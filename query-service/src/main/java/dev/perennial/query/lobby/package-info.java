/** The lobby and television. */
@NullMarked
package dev.perennial.query.lobby;

import org.jspecify.annotations.NullMarked;
