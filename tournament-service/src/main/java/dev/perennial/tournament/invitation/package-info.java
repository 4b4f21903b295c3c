/** Rules about inviting players, and consent to be entered. */
@NullMarked
package dev.perennial.tournament.invitation;

import org.jspecify.annotations.NullMarked;
