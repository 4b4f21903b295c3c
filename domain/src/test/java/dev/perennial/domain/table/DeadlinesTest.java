package dev.perennial.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadlinesTest {

    /** In 2026 Berlin changed its clocks on 29 March at 2 and on 25 October at 3; 2026-03-27 was a Friday. */
    @ParameterizedTest
    @CsvSource({
        // plain
        "2026-06-02T18:30, 2, 0, true, 2026-06-04T18:30",
        "2026-06-02T18:30, 0, 36, true, 2026-06-04T06:30",
        "2026-06-02T18:30, 1, 6, true, 2026-06-04T00:30",
        // a day is a day on the wall, an hour is an hour
        "2026-03-28T12:00, 1, 0, true, 2026-03-29T12:00",
        "2026-03-28T12:00, 0, 24, true, 2026-03-29T13:00",
        "2026-10-24T12:00, 1, 0, true, 2026-10-25T12:00",
        "2026-10-24T12:00, 0, 24, true, 2026-10-25T11:00",
        // the hour that never was
        "2026-03-28T02:30, 1, 0, true, 2026-03-29T03:30",
        // weekends do not count
        "2026-06-05T18:00, 1, 0, false, 2026-06-08T18:00",
        "2026-06-05T18:00, 3, 0, false, 2026-06-10T18:00",
        "2026-06-05T18:00, 0, 5, false, 2026-06-05T23:00",
        "2026-06-05T18:00, 0, 6, false, 2026-06-06T00:00",
        "2026-06-05T18:00, 0, 7, false, 2026-06-08T01:00",
        "2026-06-05T18:00, 0, 130, false, 2026-06-15T04:00",
        // who is awaited on a Saturday has all Monday
        "2026-06-06T10:00, 1, 0, false, 2026-06-09T00:00",
        "2026-06-07T23:59, 0, 12, false, 2026-06-08T12:00",
        // clocks change on a weekend that does not count
        "2026-03-27T18:00, 1, 0, false, 2026-03-30T18:00",
        "2026-03-27T02:30, 1, 0, false, 2026-03-30T02:30",
        "2026-03-27T02:30, 3, 0, false, 2026-04-01T02:30",
        "2026-10-23T02:30, 1, 0, false, 2026-10-26T02:30",
        "2026-03-27T18:00, 0, 24, false, 2026-03-30T18:00",
        "2026-10-23T18:00, 0, 24, false, 2026-10-26T18:00"
    })
    void aCorrespondenceMoveIsDue(LocalDateTime since, int days, int hours, boolean weekends, LocalDateTime expected) {
        var zone = ZoneId.of("Europe/Berlin");
        var clock = new Clock.Correspondence(days, hours, weekends, zone.getId());
        assertThat(Deadlines.of(clock, since.atZone(zone).toInstant(), Duration.ZERO)
                        .orElseThrow()
                        .atZone(zone)
                        .toLocalDateTime())
                .isEqualTo(expected);
    }

    @Test
    void theTablesZoneSaysWhenItIsWeekend() {
        // Friday evening in New York, Saturday already in Auckland.
        Instant since = Instant.parse("2026-06-05T22:00:00Z");
        assertThat(Deadlines.of(new Clock.Correspondence(0, 1, false, "America/New_York"), since, Duration.ZERO))
                .contains(since.plus(Duration.ofHours(1)));
        assertThat(Deadlines.of(new Clock.Correspondence(0, 1, false, "Pacific/Auckland"), since, Duration.ZERO))
                .contains(Instant.parse("2026-06-07T13:00:00Z"));
    }

    @Test
    void aLiveMoveHasItsOwnTimeAndTheBank() {
        Instant since = Instant.parse("2026-01-01T12:00:00Z");
        assertThat(Deadlines.of(new Clock.Live(30, 600, 5), since, Duration.ofSeconds(90)))
                .contains(since.plusSeconds(120));
        assertThat(Deadlines.of(new Clock.None(), since, Duration.ZERO)).isEmpty();
    }
}
