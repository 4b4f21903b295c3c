package dev.perennial.http.openapi;

import io.swagger.v3.oas.models.media.Schema;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Examples of fields as JSON Schema 2020-12 writes them. */
final class FieldExamples {
    private FieldExamples() {}

    @SuppressWarnings({"rawtypes", "unchecked"})
    static void set(Schema part, Object example) {
        part.setExamples(List.of(example));
    }

    /** An example that the type itself shows: a truth value, the first of its words, or a list with that word. */
    static Optional<Object> first(Schema<?> part) {
        if (has(part, "boolean")) {
            return Optional.of(true);
        }
        if (part.getEnum() != null) {
            return Optional.of(part.getEnum().getFirst());
        }
        if (has(part, "array") && part.getItems() != null) {
            return first(part.getItems()).map(List::of);
        }
        return Stream.of(part.getAnyOf())
                .filter(Objects::nonNull)
                .flatMap(List::stream)
                .flatMap(each -> first((Schema<?>) each).stream())
                .findFirst();
    }

    private static boolean has(@Nullable Schema<?> part, String type) {
        return part != null && part.getTypes() != null && part.getTypes().contains(type);
    }
}
