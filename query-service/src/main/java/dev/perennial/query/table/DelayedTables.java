package dev.perennial.query.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Tables as they were some time ago, for those who may not know more yet. */
@Component
public class DelayedTables {
    private static final long KEPT = 1_000;

    private final EventLog events;
    private final InstantSource clock;
    private final Cache<TableId, TableMoment> known =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    @Autowired
    DelayedTables(TableEvents events) {
        this(events, InstantSource.system());
    }

    /** With a clock of its own. */
    public DelayedTables(EventLog events, InstantSource clock) {
        this.events = events;
        this.clock = clock;
    }

    /** The latest moment others may know of. */
    public TableMoment seen(TableMoment latest, Duration delay) {
        Instant now = clock.instant();
        if (delay.isZero() || SpectatorDelay.isDue(latest, delay, now)) {
            return latest;
        }
        TableId table = latest.table().id();
        TableMoment before = known.getIfPresent(table);
        TableMoment seen = advance(
                before, events.between(table, before == null ? -1 : before.sequence(), latest.sequence()), delay, now);
        known.put(table, seen);
        return seen;
    }

    /** The same, of a table whose latest moment is not known here. */
    TableMoment seen(TableId table, Duration delay) {
        TableMoment before = known.getIfPresent(table);
        TableMoment seen =
                advance(before, events.after(table, before == null ? -1 : before.sequence()), delay, clock.instant());
        known.put(table, seen);
        return seen;
    }

    /** Of all events of a table those this asker may know of. */
    public List<RecordedEvent> seen(List<RecordedEvent> all, Optional<PlayerId> asker) {
        if (all.getFirst().event() instanceof TableEvent.TableOpened opened
                && opened.terms().spectatorDelaySeconds() == 0) {
            return all;
        }
        TableMoment latest = Objects.requireNonNull(TableMoment.fold(null, all));
        Duration delay = SpectatorDelay.of(latest.table(), asker);
        long last = advance(null, all, delay, clock.instant()).sequence();
        return all.stream().filter(event -> event.sequence() <= last).toList();
    }

    private static TableMoment advance(
            @Nullable TableMoment from, List<RecordedEvent> news, Duration delay, Instant now) {
        TableMoment seen = from;
        for (RecordedEvent event : news) {
            TableMoment next = TableMoment.after(seen, event);
            if (!SpectatorDelay.isDue(next, delay, now)) {
                break;
            }
            seen = next;
        }
        return Objects.requireNonNull(seen, "that a table was opened everybody may know");
    }

    /** How long until others may know of the moment. */
    public Duration untilDue(TableMoment moment, Duration delay) {
        Instant now = clock.instant();
        return SpectatorDelay.isDue(moment, delay, now)
                ? Duration.ZERO
                : Duration.between(now, moment.time().plus(delay));
    }
}
