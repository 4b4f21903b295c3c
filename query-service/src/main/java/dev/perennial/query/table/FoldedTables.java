package dev.perennial.query.table;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableState;
import dev.perennial.messaging.TableHandover;
import dev.perennial.query.live.SharedFold;
import dev.perennial.query.live.StepSource;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * The tables of this process, folded once for the projection, the boards and the streams. Those of late are in memory,
 * others are put aside.
 */
@Component
public class FoldedTables {
    private static final long KEPT = 2_000;
    /** Fewer events are read and folded sooner than a state is written. */
    private static final int WORTH_KEEPING = 16;

    private final SharedFold<TableId, TableMoment> fold;
    private final FoldStore store;
    private final TableHandover handover;
    /** Tables of which much had just to be read. */
    private final Cache<TableId, Boolean> longUnseen = Caffeine.newBuilder()
            .maximumSize(KEPT)
            .expireAfterWrite(Duration.ofMinutes(1))
            .build();

    @Autowired
    FoldedTables(TableEvents events, TableFolds store, ObjectProvider<TableHandover> handover) {
        this(events, store, handover.getIfAvailable(TableHandover::none), KEPT);
    }

    /** Everything is folded from its beginning. */
    public FoldedTables(EventLog events) {
        this(events, FoldStore.NONE, TableHandover.none(), KEPT);
    }

    FoldedTables(EventLog events, FoldStore store, TableHandover handover, long kept) {
        this.store = store;
        this.handover = handover;
        fold = new SharedFold<>(new StoredMoments(events), kept);
    }

    private final class StoredMoments implements SharedFold.Log<TableId, TableMoment> {
        private final EventLog events;

        StoredMoments(EventLog events) {
            this.events = events;
        }

        @Override
        public List<TableMoment> steps(TableId id, @Nullable TableMoment known, long before) {
            var read = events.between(id, known == null ? -1 : known.sequence(), before);
            if (read.size() >= WORTH_KEEPING) {
                longUnseen.put(id, true);
            }
            return TableMoment.each(known, read);
        }

        @Override
        public @Nullable TableMoment nearest(TableId id, long before) {
            return store.before(id, before);
        }
    }

    /** The table as it is now, with what had to be read. */
    public Optional<SharedFold.Read<TableMoment>> read(TableId id) {
        return fold.read(id);
    }

    public StepSource<TableMoment> source(TableId id) {
        return fold.source(id);
    }

    /** The steps the projection computes from new events; they are invisible to others until they are shared. */
    List<TableMoment> advance(TableId table, List<RecordedEvent> news) {
        long first = news.getFirst().sequence();
        TableState decidedOn = handover.take(table, first - 1);
        TableMoment known = fold.known(table, first);
        var moments = known == null && decidedOn != null
                ? TableMoment.eachAfter(decidedOn, news)
                : TableMoment.each(known == null ? fold.before(table, first) : known, news);
        fold.keepAhead(table, moments.getLast());
        return moments;
    }

    /** Hands over moments whose events have been stored for good. */
    void share(TableId table, List<TableMoment> moments) {
        fold.share(table, moments);
        if (longUnseen.asMap().remove(table) != null) {
            store.keep(moments.getLast());
        }
    }
}
