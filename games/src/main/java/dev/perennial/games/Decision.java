package dev.perennial.games;

import java.util.List;
import java.util.Map;

/** The answer of the rules: events, or a refusal that changes nothing. */
public sealed interface Decision<E> {

    record Accepted<E>(List<E> events) implements Decision<E> {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused<E>(Refusal refusal) implements Decision<E> {}

    static <E> Decision<E> accepted(List<? extends E> events) {
        return new Accepted<>(List.copyOf(events));
    }

    static <E> Decision<E> refused(RefusalCode code) {
        return new Refused<>(new Refusal(code, Map.of()));
    }

    static <E> Decision<E> refused(RefusalCode code, Map<String, Object> params) {
        return new Refused<>(new Refusal(code, params));
    }
}
