package dev.perennial.games.sevolution.component;

import java.util.Objects;

/** One unit changed into another by commerce. */
public record Conversion(Resource from, Resource to) {
    public Conversion {
        Objects.requireNonNull(from);
        Objects.requireNonNull(to);
    }
}
