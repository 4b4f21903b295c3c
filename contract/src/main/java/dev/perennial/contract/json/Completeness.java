package dev.perennial.contract.json;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Records read from outside may lack fields; only those marked Nullable may be missing. */
final class Completeness {
    private Completeness() {}

    static boolean isComplete(Object value) {
        if (value instanceof Collection<?> items) {
            return items.stream().allMatch(item -> item != null && isComplete(item));
        }
        if (!(value instanceof Record)) {
            return true;
        }
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            Object part = read(component, value);
            boolean mayBeMissing = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (part == null ? !mayBeMissing : !isComplete(part)) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Object read(RecordComponent component, Object value) {
        try {
            return component.getAccessor().invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
