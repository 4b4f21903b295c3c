package dev.perennial.query.board;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.domain.table.TableId;
import dev.perennial.query.table.EventLog;
import dev.perennial.testing.PlayedTable;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** The events of one played table, of which only the first so many are stored yet. */
final class MemoryLog implements EventLog {
    final AtomicInteger reads = new AtomicInteger();
    private final PlayedTable table;
    private volatile long stored;

    MemoryLog(PlayedTable table, long stored) {
        this.table = table;
        this.stored = stored;
    }

    void store(long upTo) {
        stored = upTo;
    }

    @Override
    public List<RecordedEvent> between(TableId id, long after, long before) {
        reads.incrementAndGet();
        return table.envelopes().stream()
                .filter(each -> each.sequence() > after && each.sequence() < before && each.sequence() <= stored)
                .map(each -> new RecordedEvent(each.sequence(), each.time(), EventCodec.decode(each)))
                .toList();
    }
}
