package dev.perennial.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The events of one decision as they are made. Each is folded at once, so that the next one builds on the state it
 * leads to.
 *
 * @param <S> the state
 * @param <E> the events
 */
public class Draft<S, E> {
    private final List<E> events = new ArrayList<>();
    private final BiFunction<@Nullable S, E, S> evolve;
    private @Nullable S state;

    /** @param state null before the first event */
    public Draft(@Nullable S state, BiFunction<@Nullable S, E, S> evolve) {
        this.state = state;
        this.evolve = evolve;
    }

    public final void add(E event) {
        state = evolve.apply(state, event);
        events.add(event);
    }

    /** Adds events that were folded before, with the state they lead to. */
    protected final void addFolded(List<? extends E> folded, S after) {
        state = after;
        events.addAll(folded);
    }

    public final S state() {
        return Objects.requireNonNull(state, "no event yet");
    }

    public final List<E> events() {
        return List.copyOf(events);
    }
}
