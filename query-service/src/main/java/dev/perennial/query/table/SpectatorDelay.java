package dev.perennial.query.table;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableState;
import dev.perennial.contract.table.TableStatus;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** How long those who do not sit at a table have to wait for what happens there. */
public final class SpectatorDelay {
    private SpectatorDelay() {}

    public static Duration of(TableState table) {
        return Duration.ofSeconds(table.terms().spectatorDelaySeconds());
    }

    /** For this asker: who sits there sees everything at once. */
    public static Duration of(TableState table, Optional<PlayerId> player) {
        return player.flatMap(table::seatOf).isPresent() ? Duration.ZERO : of(table);
    }

    /** Whether others may know of the moment. Who opens a table and who sits down is no secret. */
    public static boolean isDue(Moment moment, Duration delay, Instant now) {
        return moment.table().status() == TableStatus.OPEN
                || !moment.time().plus(delay).isAfter(now);
    }
}
