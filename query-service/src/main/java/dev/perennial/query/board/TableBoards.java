package dev.perennial.query.board;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.live.LiveFeeds;
import dev.perennial.query.live.SharedFold;
import dev.perennial.query.live.Watch;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.FoldedTables;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableEvents;
import dev.perennial.query.table.TableProjection;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Optional;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** All tables as they are now, whichever node stored their events. */
@Component
public class TableBoards implements SignalHandler, SmartLifecycle {
    private final FoldedTables folded;
    private final TableEvents events;
    private final DelayedTables delayed;
    private final LiveFeeds<TableId, Moment> feeds;
    private volatile boolean running;

    TableBoards(FoldedTables folded, TableEvents events, DelayedTables delayed, MeterRegistry meters) {
        this.folded = folded;
        this.events = events;
        this.delayed = delayed;
        feeds = new LiveFeeds<>(folded::source);
        var _ = meters.gauge("perennial.watchers", feeds.watchers());
    }

    /** The table as it is now. */
    public Optional<Moment> latest(TableId id) {
        return folded.read(id).map(SharedFold.Read::latest);
    }

    /** The table as this player may know it: those who do not sit there may have to wait. */
    public Optional<Moment> latest(TableId id, Optional<PlayerId> player) {
        return read(id, player).map(SharedFold.Read::latest);
    }

    /** As above, with the events that were read. */
    public Optional<SharedFold.Read<Moment>> read(TableId id, Optional<PlayerId> player) {
        return folded.read(id)
                .map(read -> new SharedFold.Read<>(
                        delayed.seen(
                                read.latest(), SpectatorDelay.of(read.latest().table(), player)),
                        read.news()));
    }

    public Watch<Moment> watch(TableId id) {
        return feeds.watch(id);
    }

    @Override
    public String channel() {
        return TableProjection.CHANNEL;
    }

    @Override
    public void on(String tableId) {
        feeds.wake(new TableId(tableId));
    }

    @Override
    public void onOwn(String tableId) {
        feeds.wakeToFolded(new TableId(tableId));
    }

    @Override
    public void onDoubt() {
        feeds.wakeBehind(events::latest);
    }

    @Override
    public void start() {
        running = true;
    }

    /** Before the web server stops: open streams would hold it up. */
    @Override
    public void stop() {
        running = false;
        feeds.close();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
