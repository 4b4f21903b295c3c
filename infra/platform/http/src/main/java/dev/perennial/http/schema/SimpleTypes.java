package dev.perennial.http.schema;

import dev.perennial.games.Coded;
import io.swagger.v3.oas.models.media.Schema;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Types that are written as one word, number or truth value. */
final class SimpleTypes {
    private static final String STRING = "string";
    private static final Map<Class<?>, Supplier<Schema<?>>> KNOWN = Map.ofEntries(
            Map.entry(int.class, () -> Schemas.of("integer", "int32")),
            Map.entry(Integer.class, () -> Schemas.of("integer", "int32")),
            Map.entry(long.class, () -> Schemas.of("integer", "int64")),
            Map.entry(Long.class, () -> Schemas.of("integer", "int64")),
            Map.entry(double.class, () -> Schemas.of("number", "double")),
            Map.entry(Double.class, () -> Schemas.of("number", "double")),
            Map.entry(BigDecimal.class, () -> Schemas.of("number")),
            Map.entry(boolean.class, () -> Schemas.of("boolean")),
            Map.entry(Boolean.class, () -> Schemas.of("boolean")),
            Map.entry(String.class, () -> Schemas.of(STRING)),
            Map.entry(UUID.class, () -> Schemas.of(STRING, "uuid")),
            Map.entry(URI.class, () -> Schemas.of(STRING, "uri")),
            Map.entry(Instant.class, () -> Schemas.of(STRING, "date-time")),
            Map.entry(LocalDate.class, () -> Schemas.of(STRING, "date")),
            Map.entry(LocalTime.class, () -> Schemas.of(STRING)),
            Map.entry(Duration.class, () -> Schemas.of(STRING, "duration")));

    private SimpleTypes() {}

    static Optional<Schema<?>> schema(Class<?> type) {
        if (type.isEnum()) {
            return Optional.of(Schemas.words(words(type)));
        }
        if (Coded.class.isAssignableFrom(type)) {
            return Optional.of(Schemas.of(STRING));
        }
        return Optional.ofNullable(KNOWN.get(type)).map(Supplier::get);
    }

    private static List<String> words(Class<?> type) {
        Stream<?> constants = Arrays.stream(type.getEnumConstants());
        return constants
                .map(each -> each instanceof Coded coded ? coded.code() : ((Enum<?>) each).name())
                .toList();
    }
}
