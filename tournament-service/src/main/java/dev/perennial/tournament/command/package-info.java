/** Commands that create and preview. */
@NullMarked
package dev.perennial.tournament.command;

import org.jspecify.annotations.NullMarked;
