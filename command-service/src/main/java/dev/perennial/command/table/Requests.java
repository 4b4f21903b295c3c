package dev.perennial.command.table;

import dev.perennial.contract.table.TableId;
import dev.perennial.http.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Reads what requests to tables have in common. */
final class Requests {
    private Requests() {}

    static TableId id(String text) {
        try {
            return new TableId(text);
        } catch (IllegalArgumentException e) {
            throw TableProblems.unknownTable();
        }
    }

    static <T> T given(@Nullable T value) {
        if (value == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A field is missing.");
        }
        return value;
    }
}
