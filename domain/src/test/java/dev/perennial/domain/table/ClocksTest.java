package dev.perennial.domain.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ClocksTest {
    private static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    private final Clocks begun = Clocks.before(new Clock.Live(10, 60, 5), 3).caused(START, null, false);

    @Test
    void onlyTheTimeOfAwaitedSeatsRuns() {
        var settled = begun.settled(Set.of(0, 2));
        assertThat(settled.deadline(0)).isEqualTo(START.plusSeconds(70));
        assertThat(settled.deadline(1)).isNull();
        assertThat(settled.deadline(2)).isEqualTo(START.plusSeconds(70));
    }

    @Test
    void whatAMoveTakesBeyondItsOwnTimeComesOutOfTheBankAndTheIncrementGoesIn() {
        var moved =
                begun.settled(Set.of(0)).caused(START.plusSeconds(25), 0, true).settled(Set.of(1));
        assertThat(moved.seats().get(0)).isEqualTo(new SeatClock(Duration.ofSeconds(60 - 15 + 5), null));
        assertThat(moved.deadline(1)).isEqualTo(START.plusSeconds(25 + 70));
    }

    @Test
    void aQuickMoveOnlyEarns() {
        var moved =
                begun.settled(Set.of(0)).caused(START.plusSeconds(10), 0, true).settled(Set.of(0));
        assertThat(moved.seats().get(0)).isEqualTo(new SeatClock(Duration.ofSeconds(65), START.plusSeconds(10)));
    }

    @Test
    void whoseTimeWasUpHasAnEmptyBankAndEarnsNothing() {
        var called =
                begun.settled(Set.of(0)).caused(START.plusSeconds(71), 0, false).settled(Set.of(0));
        assertThat(called.seats().get(0)).isEqualTo(new SeatClock(Duration.ZERO, START.plusSeconds(71)));
        assertThat(called.deadline(0)).isEqualTo(START.plusSeconds(81));
    }

    @Test
    void othersMovesDoNotStopTheTimeOfWhoIsStillAwaited() {
        var moved = begun.settled(Set.of(0, 1))
                .caused(START.plusSeconds(20), 0, true)
                .settled(Set.of(1));
        assertThat(moved.deadline(1)).isEqualTo(START.plusSeconds(70));
        var freed = moved.caused(START.plusSeconds(30), 2, true).settled(Set.of(2));
        assertThat(freed.seats().get(1))
                .as("paid, but not for a move")
                .isEqualTo(new SeatClock(Duration.ofSeconds(40), null));
    }

    @Test
    void timeNeverRunsBack() {
        var moved =
                begun.settled(Set.of(0)).caused(START.minusSeconds(3), 0, true).settled(Set.of(1));
        assertThat(moved.at()).isEqualTo(START);
        assertThat(moved.seats().get(0).bank()).isEqualTo(Duration.ofSeconds(65));
        assertThat(moved.deadline(1)).isEqualTo(START.plusSeconds(70));
    }

    @Test
    void historiesWithoutTimesHaveNoDeadlines() {
        assertThat(Clocks.before(new Clock.Live(10, 60, 5), 2)
                        .caused(null, null, false)
                        .settled(Set.of(0))
                        .deadline(0))
                .isNull();
    }
}
