package dev.perennial.query.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.table.TableId;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The tables the projection is writing, folded. Apart from what the boards show, since this is ahead of them by the
 * running transaction, which may yet be rolled back.
 */
@Component
class FoldedTables {
    private static final long KEPT = 2_000;

    private final TableEvents events;
    private final Cache<TableId, Moment> cache =
            Caffeine.newBuilder().maximumSize(KEPT).build();

    FoldedTables(TableEvents events) {
        this.events = events;
    }

    Moment advance(TableId table, List<RecordedEvent> news) {
        Moment moment =
                Objects.requireNonNull(Moment.fold(before(table, news.getFirst().sequence()), news));
        cache.put(table, moment);
        return moment;
    }

    /** Only a fold that ends right before the news fits; any other is left from a transaction that failed. */
    private @Nullable Moment before(TableId table, long sequence) {
        Moment cached = cache.getIfPresent(table);
        return cached != null && cached.sequence() == sequence - 1
                ? cached
                : Moment.fold(null, events.between(table, -1, sequence));
    }
}
