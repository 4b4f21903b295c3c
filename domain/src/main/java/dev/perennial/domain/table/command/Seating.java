package dev.perennial.domain.table.command;

import dev.perennial.domain.PlayerId;
import org.jspecify.annotations.Nullable;

/**
 * A player or bot with a seat from the start.
 *
 * @param bot its level, null for people
 */
public record Seating(
        PlayerId player, String clientSeed, @Nullable String bot) {}
