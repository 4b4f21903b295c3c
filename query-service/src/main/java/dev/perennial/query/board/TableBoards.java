package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.query.live.LiveBoards;
import dev.perennial.query.live.SharedFold;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.FoldedTables;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableEvents;
import dev.perennial.query.table.TableMoment;
import dev.perennial.query.table.TableProjection;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** All tables as they are now, whichever node stored their events. */
@Component
public class TableBoards extends LiveBoards<TableId, TableMoment> {
    private final FoldedTables folded;
    private final DelayedTables delayed;

    TableBoards(FoldedTables folded, TableEvents events, DelayedTables delayed, MeterRegistry meters) {
        super(TableProjection.CHANNEL, folded::source, events::latest);
        this.folded = folded;
        this.delayed = delayed;
        var _ = meters.gauge("perennial.watchers", feeds().watchers());
    }

    /** The table as it is now. */
    public Optional<TableMoment> latest(TableId id) {
        return folded.read(id).map(SharedFold.Read::latest);
    }

    /** The table as this player may know it: those who do not sit there may have to wait. */
    public Optional<TableMoment> latest(TableId id, Optional<PlayerId> player) {
        return read(id, player).map(SharedFold.Read::latest);
    }

    /** As above, with the events that were read. */
    public Optional<SharedFold.Read<TableMoment>> read(TableId id, Optional<PlayerId> player) {
        return folded.read(id)
                .map(read -> new SharedFold.Read<>(
                        delayed.seen(
                                read.latest(), SpectatorDelay.of(read.latest().table(), player)),
                        read.news()));
    }

    @Override
    protected TableId id(String payload) {
        return new TableId(payload);
    }
}
