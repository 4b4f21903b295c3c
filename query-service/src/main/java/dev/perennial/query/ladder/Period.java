package dev.perennial.query.ladder;

import dev.perennial.query.web.QueryParameters;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** How far back a leaderboard looks. */
enum Period {
    ALL(Duration.ofDays(365_000)),
    DAY(Duration.ofDays(1)),
    WEEK(Duration.ofDays(7)),
    MONTH(Duration.ofDays(30)),
    YEAR(Duration.ofDays(365));

    /** Players who have not played for this long are inactive. */
    static final Duration ACTIVE = Duration.ofDays(90);

    private final Duration length;

    Period(Duration length) {
        this.length = length;
    }

    static Period of(String text) {
        for (Period period : values()) {
            if (period.code().equals(text)) {
                return period;
            }
        }
        throw QueryParameters.bad("BAD_PERIOD", "A period is all, day, week, month or year.");
    }

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    Instant begin(Instant now) {
        return now.minus(length);
    }
}
