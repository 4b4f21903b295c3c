/** Tournaments: events, state, rules, figures and standings. */
@NullMarked
package dev.perennial.contract.tournament;

import org.jspecify.annotations.NullMarked;
