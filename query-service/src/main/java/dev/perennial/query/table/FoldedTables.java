package dev.perennial.query.table;

import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.query.live.SharedFold;
import dev.perennial.query.live.StepSource;
import java.util.List;
import java.util.Optional;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** The tables of this process, folded once for the projection, the boards and the streams. */
@Component
public class FoldedTables {
    private static final long KEPT = 2_000;

    private final SharedFold<TableId, Moment> fold;

    @Autowired
    FoldedTables(TableEvents events) {
        this((EventLog) events);
    }

    public FoldedTables(EventLog events) {
        fold = new SharedFold<>(
                (id, known, before) ->
                        Moment.each(known, events.between(id, known == null ? -1 : known.sequence(), before)),
                KEPT);
    }

    /** The table as it is now, with what had to be read. */
    public Optional<SharedFold.Read<Moment>> read(TableId id) {
        return fold.read(id);
    }

    public StepSource<Moment> source(TableId id) {
        return fold.source(id);
    }

    /** The steps the projection computes from new events; they are invisible to others until they are shared. */
    List<Moment> advance(TableId table, List<RecordedEvent> news) {
        var moments = Moment.each(fold.before(table, news.getFirst().sequence()), news);
        fold.keepAhead(table, moments.getLast());
        return moments;
    }

    /** Hands over moments whose events have been stored for good. */
    void share(TableId table, List<Moment> moments) {
        fold.share(table, moments);
    }
}
