package dev.perennial.games.arboretum.model;

import dev.perennial.games.GameOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The species left in the box; null leaves the choice to chance (arboretum spec D1). */
public record ArboretumOptions(@Nullable List<Species> removed) implements GameOptions {
    public ArboretumOptions {
        removed = removed == null ? null : List.copyOf(removed);
    }
}
