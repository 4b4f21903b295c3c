package dev.perennial.domain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move, options or a clock as it was sent or stored. Only its game can interpret it.
 *
 * <p>Fields keep their order, but two documents whose fields differ only in their order are equal: a database may
 * reorder them.
 */
public final class Document {
    /** Says nothing, so that everything takes its default. */
    public static final Document EMPTY = of(Map.of());

    private final @Nullable Object value;

    private Document(@Nullable Object value) {
        this.value = value;
    }

    /**
     * A document with this value.
     *
     * @param value a map with text keys, a list, a text, a number, a truth value or null, and so are its parts
     */
    public static Document of(@Nullable Object value) {
        return new Document(frozen(value));
    }

    private static @Nullable Object frozen(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> fields -> {
                var copy = new LinkedHashMap<String, @Nullable Object>();
                fields.forEach((name, part) -> copy.put((String) name, frozen(part)));
                yield Collections.unmodifiableMap(copy);
            }
            case List<?> parts -> {
                var copy = new ArrayList<@Nullable Object>(parts.size());
                parts.forEach(part -> copy.add(frozen(part)));
                yield Collections.unmodifiableList(copy);
            }
            // A small number is the same whether it was read from text or written from a wider type.
            case Long wide when wide.intValue() == wide -> wide.intValue();
            case String _, Number _, Boolean _ -> value;
            case null -> null;
            default -> throw new IllegalArgumentException("not part of a document: " + value.getClass());
        };
    }

    /** As given to {@link #of}, and unmodifiable. */
    public @Nullable Object value() {
        return value;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Document document && Objects.equals(value, document.value);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(value);
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
