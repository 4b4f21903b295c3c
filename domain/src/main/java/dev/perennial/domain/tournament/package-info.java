/** Tournaments: events, state, rules, figures and standings. */
@NullMarked
package dev.perennial.domain.tournament;

import org.jspecify.annotations.NullMarked;
