package dev.perennial.domain.table;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The time of one seat.
 *
 * @param bank the time left for moves that exceed their own time
 * @param since when its time began to run; null while it does not run
 */
public record SeatClock(Duration bank, @Nullable Instant since) {

    SeatClock started(Instant at) {
        return since == null ? new SeatClock(bank, at) : this;
    }

    /** @param increment what a move that was made in time adds to the bank */
    SeatClock stopped(Clock clock, Instant at, Duration increment) {
        if (since == null) {
            return this;
        }
        if (!(clock instanceof Clock.Live live)) {
            return new SeatClock(bank, null);
        }
        Duration over = Duration.between(since, at).minusSeconds(live.perMoveSeconds());
        Duration left = over.isPositive() ? bank.minus(over) : bank;
        return new SeatClock((left.isNegative() ? Duration.ZERO : left).plus(increment), null);
    }
}
