/** Why the players of a published round meet. */
@NullMarked
package dev.perennial.query.tournament.reasons;

import org.jspecify.annotations.NullMarked;
