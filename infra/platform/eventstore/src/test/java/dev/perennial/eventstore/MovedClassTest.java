package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.axonframework.serialization.SerializedObject;
import org.junit.jupiter.api.Test;

/** Yesterday's class was {@code Before.Planted}; today the same event lives in {@code After}. */
class MovedClassTest {

    static final class Before {
        record Planted(String card, int x) {}
    }

    static final class After {
        record Planted(String card, int x) {}
    }

    @Test
    void oldEventsAreReadIntoTheMovedClass() {
        SerializedObject<String> stored =
                serializer(Before.Planted.class).serialize(new Before.Planted("O4", 1), String.class);
        assertThat(stored.getType().getName()).isEqualTo("garden.Planted");
        Object read = serializer(After.Planted.class).deserialize(stored);
        assertThat(read).isEqualTo(new After.Planted("O4", 1));
    }

    private static LogicalNameSerializer serializer(Class<?> current) {
        return new LogicalNameSerializer(new EventNames() {
            @Override
            public Optional<Class<?>> classOf(String name) {
                return name.equals("garden.Planted") ? Optional.of(current) : Optional.empty();
            }

            @Override
            public Optional<String> nameOf(Class<?> type) {
                return type == current ? Optional.of("garden.Planted") : Optional.empty();
            }

            @Override
            public String revisionOf(String name) {
                return "1";
            }
        });
    }
}
