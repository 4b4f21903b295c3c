package dev.perennial.command.table.http;

import dev.perennial.domain.table.TableId;
import dev.perennial.http.ProblemException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Reads what requests to tables have in common. */
final class Requests {
    static final String KEY_HEADER = "Idempotency-Key";

    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,100}");

    private Requests() {}

    /** The key that identifies a repeated request. */
    static String key(@Nullable String key) {
        if (key == null || !KEY.matcher(key).matches()) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST,
                    "IDEMPOTENCY_KEY",
                    "Send an Idempotency-Key header of 1 to 100 visible characters.");
        }
        return key;
    }

    static TableId id(String text) {
        try {
            return new TableId(text);
        } catch (IllegalArgumentException e) {
            throw TableProblems.unknownTable();
        }
    }

    static <T> T given(@Nullable T value) {
        if (value == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A required field is missing.");
        }
        return value;
    }
}
