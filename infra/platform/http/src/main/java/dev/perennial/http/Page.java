package dev.perennial.http;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * A part of a list. All lists are asked for in the same way: {@code limit} says how many, {@code cursor} where to go
 * on, and {@code next} of one answer is the {@code cursor} of the next question.
 *
 * @param next null on the last page
 */
public record Page<T>(List<T> rows, @Nullable String next) {

    /**
     * The first page of a result.
     *
     * @param found up to one more than the limit, to know whether there is a next page
     * @param cursor of the last one on the page
     */
    public static <T> Page<T> of(List<T> found, int limit, Function<T, String> cursor) {
        if (found.size() <= limit) {
            return new Page<>(found, null);
        }
        List<T> rows = found.subList(0, limit);
        return new Page<>(rows, cursor.apply(rows.getLast()));
    }

    public static int limit(int asked, int most) {
        if (asked < 1 || asked > most) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "BAD_LIMIT", "Ask for 1 to " + most + " at a time.");
        }
        return asked;
    }

    public static ProblemException badCursor() {
        return new ProblemException(
                HttpStatus.BAD_REQUEST, "BAD_CURSOR", "The cursor is not from this list. Start again without it.");
    }

    /** The cursor of a list that is ordered by a number. */
    public static String behind(long number) {
        return CursorText.of(Long.toString(number));
    }

    /**
     * Reads a numeric cursor.
     *
     * @param start where the first page begins
     */
    public static long number(@Nullable String cursor, long start) {
        return cursor == null ? start : CursorText.read(cursor, 1, parts -> Long.parseLong(parts.getFirst()));
    }
}
