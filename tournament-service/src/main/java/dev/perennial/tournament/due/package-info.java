/** What is due in a tournament when time has passed. */
@NullMarked
package dev.perennial.tournament.due;

import org.jspecify.annotations.NullMarked;
