/** Leagues: events, state, rules and tables. */
@NullMarked
package dev.perennial.domain.league;

import org.jspecify.annotations.NullMarked;
