/** Commands to a tournament, and the reasons to refuse them. Pure. */
@NullMarked
package dev.perennial.domain.tournament.command;

import org.jspecify.annotations.NullMarked;
