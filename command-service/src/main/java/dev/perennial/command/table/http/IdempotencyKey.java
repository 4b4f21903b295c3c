package dev.perennial.command.table.http;

import dev.perennial.http.ProblemException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** The key that identifies a repeated request. */
final class IdempotencyKey {
    static final String HEADER = "Idempotency-Key";

    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,100}");

    private IdempotencyKey() {}

    static String of(@Nullable String key) {
        if (key == null || !KEY.matcher(key).matches()) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST,
                    "IDEMPOTENCY_KEY",
                    "Send an Idempotency-Key header of 1 to 100 visible characters.");
        }
        return key;
    }
}
