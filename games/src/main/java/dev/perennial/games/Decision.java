package dev.perennial.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The answer of the rules: events, or a refusal that changes nothing. */
public sealed interface Decision<E> {

    /**
     * The move is legal.
     *
     * @param after the state after the events, if the rules folded them while deciding; read by {@link Game#after}
     */
    record Accepted<E>(List<E> events, Optional<GameState> after) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused<E>(Refusal refusal) implements Decision<E> {}

    static <E> Decision<E> accepted(List<? extends E> events) {
        return new Accepted<>(List.copyOf(events), Optional.empty());
    }

    /** With the state as well, so that nobody folds the events a second time. */
    static <E> Decision<E> accepted(Draft<? extends GameState, ? extends E> draft) {
        return new Accepted<>(List.copyOf(draft.events()), Optional.of(draft.state()));
    }

    static <E> Decision<E> refused(RefusalCode code) {
        return new Refused<>(new Refusal(code, Map.of()));
    }

    static <E> Decision<E> refused(RefusalCode code, Map<String, Object> params) {
        return new Refused<>(new Refusal(code, params));
    }
}
