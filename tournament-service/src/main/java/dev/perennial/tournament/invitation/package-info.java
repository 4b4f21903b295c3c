/** Whom an organiser may invite, and who has agreed to be entered. */
@NullMarked
package dev.perennial.tournament.invitation;

import org.jspecify.annotations.NullMarked;
