package dev.perennial.games.planet;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Events collected while something is decided, and the state they lead to. */
final class Happenings {
    private final List<PlanetEvent> events = new ArrayList<>();
    private @Nullable PlanetState state;

    private Happenings(@Nullable PlanetState state) {
        this.state = state;
    }

    static Happenings atAnEmptyTable() {
        return new Happenings(null);
    }

    static Happenings from(PlanetState state) {
        return new Happenings(state);
    }

    void add(PlanetEvent event) {
        events.add(event);
        state = Evolution.evolve(state, event);
    }

    PlanetState state() {
        return Objects.requireNonNull(state);
    }

    List<PlanetEvent> events() {
        return List.copyOf(events);
    }
}
