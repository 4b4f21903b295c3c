package dev.perennial.games.concert.model;

import dev.perennial.games.GameOptions;
import org.jspecify.annotations.Nullable;

/**
 * The options of a table.
 *
 * @param hourglassSeconds how long one glass runs; null or 0 plays without it, on the platform's clock alone (D12)
 */
public record ConcertOptions(@Nullable Integer hourglassSeconds) implements GameOptions {

    @Nullable
    public Integer glassOrNull() {
        return hourglassSeconds == null || hourglassSeconds == 0 ? null : hourglassSeconds;
    }
}
