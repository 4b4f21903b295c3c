/** Finished games: search, profiles, exports. */
@NullMarked
package dev.perennial.query.played;

import org.jspecify.annotations.NullMarked;
