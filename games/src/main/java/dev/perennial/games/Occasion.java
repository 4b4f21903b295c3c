package dev.perennial.games;

import dev.perennial.games.chance.Chance;
import java.time.Instant;

/** When something is decided, and the dice at hand. */
public record Occasion(Instant at, Chance chance) {}
