package dev.perennial.query.intake;

import org.jspecify.annotations.Nullable;

/**
 * A record that could not be applied, and why. The record itself is not shown: it may contain secrets of a running
 * game.
 *
 * @param sequence null if the record could not even be read; {@code type} likewise
 */
public record DeadLetter(
        String projection,
        String topic,
        int partition,
        long offset,
        String aggregate,
        @Nullable Long sequence,
        @Nullable String type,
        String error) {}
