package dev.perennial.query.web;

import dev.perennial.http.Page;
import dev.perennial.http.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Query parameters shared by many endpoints. */
public final class QueryParameters {
    private static final Instant EARLIEST = Instant.parse("0001-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("9999-01-01T00:00:00Z");

    private QueryParameters() {}

    public static ProblemException bad(String code, String detail) {
        return new ProblemException(HttpStatus.BAD_REQUEST, code, detail);
    }

    public static int limit(int asked, int most) {
        return Page.limit(asked, most);
    }

    public static ProblemException badCursor() {
        return Page.badCursor();
    }

    /** A page of a list that goes down by numbers begins behind the last number of the page before. */
    public static long numberBefore(@Nullable String cursor) {
        try {
            return cursor == null ? Long.MAX_VALUE : Long.parseLong(cursor);
        } catch (NumberFormatException e) {
            throw badCursor();
        }
    }

    /** A day, which begins in UTC, or a moment. */
    public static Instant from(@Nullable String text) {
        return text == null ? EARLIEST : moment(text, Duration.ZERO);
    }

    /** Before this moment; a day counts to its end. */
    public static Instant to(@Nullable String text) {
        return text == null ? LATEST : moment(text, Duration.ofDays(1));
    }

    private static Instant moment(String text, Duration ofDay) {
        try {
            Instant moment = text.contains("T")
                    ? Instant.parse(text)
                    : LocalDate.parse(text)
                            .atStartOfDay()
                            .toInstant(ZoneOffset.UTC)
                            .plus(ofDay);
            if (moment.isBefore(EARLIEST) || moment.isAfter(LATEST)) {
                throw badTime();
            }
            return moment;
        } catch (DateTimeParseException e) {
            throw badTime();
        }
    }

    private static ProblemException badTime() {
        return bad("BAD_TIME", "Times are days such as 2026-01-31 or moments such as 2026-01-31T12:00:00Z.");
    }
}
