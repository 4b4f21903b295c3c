package dev.perennial.eventstore;

import dev.perennial.contract.json.EventTypes;
import java.util.Optional;

/** Which class stands behind a stored name today. */
interface EventNames {
    Optional<Class<?>> classOf(String name);

    Optional<String> nameOf(Class<?> type);

    String revisionOf(String name);

    static EventNames ofContract() {
        return new EventNames() {
            @Override
            public Optional<Class<?>> classOf(String name) {
                return EventTypes.classOf(name);
            }

            @Override
            public Optional<String> nameOf(Class<?> type) {
                return EventTypes.nameOf(type);
            }

            @Override
            public String revisionOf(String name) {
                return EventTypes.revisionOf(name);
            }
        };
    }
}
