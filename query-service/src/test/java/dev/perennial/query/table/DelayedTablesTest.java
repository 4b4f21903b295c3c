package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DelayedTablesTest {
    private static final Duration DELAY = Duration.ofSeconds(60);

    private final List<RecordedEvent> events =
            PlayedTable.opened("delayed", "arboretum", 2).started().playedOut(new Random(3)).envelopes().stream()
                    .map(envelope ->
                            new RecordedEvent(envelope.sequence(), envelope.time(), EventCodec.decode(envelope)))
                    .toList();
    private final TableMoment latest = Objects.requireNonNull(TableMoment.fold(null, events));
    private Instant now = Instant.EPOCH;

    private final DelayedTables tables = new DelayedTables(this::between, () -> now);

    private List<RecordedEvent> between(TableId table, long after, long before) {
        return events.stream()
                .filter(event -> event.sequence() > after && event.sequence() < before)
                .toList();
    }

    @Test
    void beforePlayNothingIsHeldBackAndThenEverythingForTheSameTime() {
        TableMoment first = tables.seen(latest, DELAY);
        assertThat(first.table().status()).isEqualTo(TableStatus.OPEN);
        long before = first.sequence();
        for (RecordedEvent event : events.subList((int) before + 1, events.size())) {
            now = event.time().plus(DELAY).minusMillis(1);
            assertThat(tables.seen(latest, DELAY).sequence()).isEqualTo(event.sequence() - 1);
            assertThat(tables.untilDue(Objects.requireNonNull(TableMoment.fold(null, upTo(event))), DELAY))
                    .isEqualTo(Duration.ofMillis(1));
            now = event.time().plus(DELAY);
            assertThat(tables.seen(latest, DELAY).sequence()).isEqualTo(event.sequence());
        }
        assertThat(tables.seen(latest, DELAY)).isSameAs(latest);
    }

    @Test
    void withoutADelayNothingIsHeldBack() {
        assertThat(tables.seen(latest, Duration.ZERO)).isSameAs(latest);
    }

    private List<RecordedEvent> upTo(RecordedEvent event) {
        return events.subList(0, (int) event.sequence() + 1);
    }
}
