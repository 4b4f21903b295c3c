package dev.perennial.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Reads ids and fields of requests. An id that cannot exist is answered like one that does not. */
public final class RequestFields {
    private RequestFields() {}

    public static PlayerId player(String text) {
        return id(text, PlayerId::new, unknownPlayer());
    }

    public static ProblemException unknownPlayer() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_PLAYER", "There is no such player.");
    }

    public static TableId table(String text) {
        return id(text, TableId::new, unknownTable());
    }

    public static ProblemException unknownTable() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TABLE", "There is no such table.");
    }

    public static <T> T id(String text, Function<String, T> type, ProblemException unknown) {
        try {
            return type.apply(text);
        } catch (IllegalArgumentException e) {
            throw unknown;
        }
    }

    public static <T> T required(@Nullable T value) {
        if (value == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A required field is missing.");
        }
        return value;
    }

    /** An empty list if there is none. JSON may hold null where a list must not. */
    public static <T> List<T> list(@Nullable List<T> values) {
        return values == null
                ? List.of()
                : values.stream().map(RequestFields::<T>required).toList();
    }
}
