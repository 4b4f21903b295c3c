package dev.perennial.games.concert.model;

import dev.perennial.games.Coded;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Objects;

/** A point in time that is part of the position; on the wire {@code 2026-03-01T18:30:00Z}. */
public record Moment(Instant instant) implements Coded {
    public Moment {
        Objects.requireNonNull(instant);
    }

    public static Moment ofCode(String code) {
        try {
            var moment = new Moment(Instant.parse(code));
            if (moment.code().equals(code)) {
                return moment;
            }
        } catch (DateTimeParseException e) {
            throw new IllegalArgumentException("not a moment: " + code, e);
        }
        throw new IllegalArgumentException("not the canonical form of a moment: " + code);
    }

    @Override
    public String code() {
        return instant.toString();
    }

    Moment plusSeconds(int seconds) {
        return new Moment(instant.plusSeconds(seconds));
    }
}
