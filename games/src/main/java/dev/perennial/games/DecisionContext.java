package dev.perennial.games;

import dev.perennial.games.chance.Chance;
import java.time.Instant;

/** What a decision needs besides the state: the time, and the dice. */
public record DecisionContext(Instant at, Chance chance) {}
