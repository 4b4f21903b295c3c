package dev.perennial.domain.table;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;

/** When time is up for a seat whose time has begun to run. */
final class Deadlines {
    /** How many glasses an untimed choice may take, such as the opening choice. */
    private static final int UNTIMED_GLASSES = 5;

    private Deadlines() {}

    static Optional<Instant> of(Clock clock, Instant since, Duration bank) {
        return switch (clock) {
            case Clock.None _ -> Optional.empty();
            case Clock.Live live ->
                Optional.of(since.plusSeconds(live.perMoveSeconds()).plus(bank));
            case Clock.Hourglass glass -> Optional.of(since.plusSeconds((long) glass.seconds() * UNTIMED_GLASSES));
            case Clock.Correspondence letters -> Optional.of(of(letters, since));
        };
    }

    /** A day ends at the same time of day as it began, also when clocks were changed in between; an hour is an hour. */
    private static Instant of(Clock.Correspondence clock, Instant since) {
        ZonedDateTime time = since.atZone(ZoneId.of(clock.zone()));
        if (clock.weekends()) {
            return time.plusDays(clock.days()).toInstant().plus(Duration.ofHours(clock.hours()));
        }
        time = isWeekend(time.getDayOfWeek()) ? nextMonday(time) : time;
        // In one step: a time of day that a weekend's change of clocks leaves out is there again on Monday.
        time = time.plusDays(spanOf(clock.days(), time.getDayOfWeek()));
        return workingHours(time, Duration.ofHours(clock.hours())).toInstant();
    }

    /** How many calendar days the given working days take. */
    private static int spanOf(int workingDays, DayOfWeek from) {
        int span = 0;
        for (int day = 0; day < workingDays; day++) {
            do {
                span++;
            } while (isWeekend(from.plus(span)));
        }
        return span;
    }

    private static ZonedDateTime workingHours(ZonedDateTime start, Duration hours) {
        ZonedDateTime time = start;
        Duration left = hours;
        while (true) {
            ZonedDateTime weekend = startOf(time, DayOfWeek.SATURDAY);
            Duration available = Duration.between(time, weekend);
            if (left.compareTo(available) <= 0) {
                return time.plus(left);
            }
            left = left.minus(available);
            time = nextMonday(weekend);
        }
    }

    private static ZonedDateTime nextMonday(ZonedDateTime time) {
        return startOf(time, DayOfWeek.MONDAY);
    }

    private static ZonedDateTime startOf(ZonedDateTime time, DayOfWeek day) {
        return time.toLocalDate().with(TemporalAdjusters.next(day)).atStartOfDay(time.getZone());
    }

    private static boolean isWeekend(DayOfWeek day) {
        return day.compareTo(DayOfWeek.SATURDAY) >= 0;
    }
}
