/** Leagues: commands, decider, aggregate and counting of seasons. */
@NullMarked
package dev.perennial.tournament.league;

import org.jspecify.annotations.NullMarked;
