package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** One event of a tournament for the public log: by whom, when and why. */
record LogEntry(
        long sequence,
        Instant time,
        String type,
        @Nullable PlayerId by,
        @Nullable String why,
        Object event) {

    static LogEntry of(TournamentHistory.StoredEvent stored) {
        var decided = stored.event() instanceof TournamentEvent.Decided by ? by : null;
        return new LogEntry(
                stored.sequence(),
                stored.time(),
                stored.type(),
                decided == null ? null : decided.by(),
                decided == null ? null : decided.why(),
                PublicEvents.of(stored.event()));
    }
}
