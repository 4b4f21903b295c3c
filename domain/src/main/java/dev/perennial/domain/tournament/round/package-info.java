/** Pairs the next round by the tournament's system, and ranks its players. Pure. */
@NullMarked
package dev.perennial.domain.tournament.round;

import org.jspecify.annotations.NullMarked;
