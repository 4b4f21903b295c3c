package dev.perennial.eventstore;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.TableSnapshot;
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
                return name.equals(TableSnapshot.NAME) ? Optional.of(TableSnapshot.class) : EventTypes.classOf(name);
            }

            @Override
            public Optional<String> nameOf(Class<?> type) {
                return type == TableSnapshot.class ? Optional.of(TableSnapshot.NAME) : EventTypes.nameOf(type);
            }

            @Override
            public String revisionOf(String name) {
                return name.equals(TableSnapshot.NAME) ? TableSnapshot.REVISION : EventTypes.revisionOf(name);
            }
        };
    }
}
