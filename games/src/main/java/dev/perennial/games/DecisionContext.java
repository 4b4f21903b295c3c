package dev.perennial.games;

import dev.perennial.games.chance.Chance;
import java.time.Instant;

/** The time and the dice of a decision. */
public record DecisionContext(Instant at, Chance chance) {}
