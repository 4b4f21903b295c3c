package dev.perennial.contract.json;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records read from outside may lack fields; only those marked Nullable may be missing. */
public final class RequiredFields {
    private record Part(Method accessor, boolean mayBeMissing) {}

    /** Looked up once: reading annotations takes longer than reading a move. */
    private static final ClassValue<List<Part>> PARTS = new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .filter(component -> !component.getType().isPrimitive())
                    .map(component -> new Part(
                            component.getAccessor(),
                            component.getAnnotatedType().isAnnotationPresent(Nullable.class)))
                    .toList();
        }
    };

    private RequiredFields() {}

    public static boolean isComplete(Object value) {
        if (value instanceof Collection<?> items) {
            return items.stream().allMatch(item -> item != null && isComplete(item));
        }
        if (!(value instanceof Record)) {
            return true;
        }
        for (Part part : PARTS.get(value.getClass())) {
            Object read = read(part.accessor(), value);
            if (read == null ? !part.mayBeMissing() : !isComplete(read)) {
                return false;
            }
        }
        return true;
    }

    private static @Nullable Object read(Method accessor, Object value) {
        try {
            return accessor.invoke(value);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
