/** Leagues: events, state, rules and tables. */
@NullMarked
package dev.perennial.contract.league;

import org.jspecify.annotations.NullMarked;
