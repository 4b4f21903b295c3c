/** The concert game at rest: cards, records, state, moves, events and views. Knows no rule of play. */
@NullMarked
package dev.perennial.games.concert.model;

import org.jspecify.annotations.NullMarked;
