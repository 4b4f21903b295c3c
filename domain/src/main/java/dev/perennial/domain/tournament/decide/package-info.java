/** Decides every command to a tournament: refuses it or turns it into events. Pure. */
@NullMarked
package dev.perennial.domain.tournament.decide;

import org.jspecify.annotations.NullMarked;
