package dev.perennial.query.board;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.table.TableId;
import dev.perennial.query.signal.SignalHandler;
import dev.perennial.query.table.DelayedTables;
import dev.perennial.query.table.Moment;
import dev.perennial.query.table.SpectatorDelay;
import dev.perennial.query.table.TableEvents;
import dev.perennial.query.table.TableProjection;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** All tables as they stand, folded from the stored events whichever node stored them. */
@Component
public class TableBoards implements SignalHandler, SmartLifecycle {
    private static final long KEPT = 2_000;

    private record Watched(LiveTable table, int watchers) {}

    private final TableEvents events;
    private final DelayedTables delayed;
    private final Map<TableId, Watched> watched = new ConcurrentHashMap<>();
    private final Cache<TableId, Moment> folded =
            Caffeine.newBuilder().maximumSize(KEPT).build();
    private final AtomicInteger watchers = new AtomicInteger();
    private volatile boolean running;

    TableBoards(TableEvents events, DelayedTables delayed, MeterRegistry meters) {
        this.events = events;
        this.delayed = delayed;
        var _ = meters.gauge("perennial.watchers", watchers);
    }

    /** The table as it is now. */
    public Optional<Moment> latest(TableId id) {
        return read(id).map(Read::moment);
    }

    /** The table as this asker may know it: who does not sit there may have to wait. */
    public Optional<Moment> latest(TableId id, Optional<PlayerId> player) {
        return read(id, player).map(Read::moment);
    }

    /**
     * A table, and what had to be read to know it.
     *
     * @param news all its events if nobody had asked for it before, otherwise those that came since
     */
    public record Read(Moment moment, List<RecordedEvent> news) {}

    /** As above, for who needs the events as well. */
    public Optional<Read> read(TableId id, Optional<PlayerId> player) {
        return read(id).map(read -> new Read(
                delayed.seen(read.moment(), SpectatorDelay.of(read.moment().table(), player)), read.news()));
    }

    private Optional<Read> read(TableId id) {
        Moment known = folded.getIfPresent(id);
        var news = events.after(id, known == null ? -1 : known.sequence());
        Moment latest = Moment.fold(known, news);
        if (latest == null) {
            return Optional.empty();
        }
        folded.put(id, latest);
        return Optional.of(new Read(latest, news));
    }

    public Watch watch(TableId id) {
        // Watched first and read then: what is stored in between wakes the table and is read by that.
        LiveTable table =
                watched.compute(id, (_, before) -> oneMore(id, before)).table();
        watchers.incrementAndGet();
        var watch = new Watch(table, () -> leave(id));
        try {
            table.advance();
        } catch (RuntimeException e) {
            watch.close();
            throw e;
        }
        return watch;
    }

    private Watched oneMore(TableId id, @Nullable Watched before) {
        return before == null
                ? new Watched(new LiveTable(id, events), 1)
                : new Watched(before.table(), before.watchers() + 1);
    }

    private void leave(TableId id) {
        watchers.decrementAndGet();
        watched.computeIfPresent(
                id, (_, before) -> before.watchers() == 1 ? null : new Watched(before.table(), before.watchers() - 1));
    }

    @Override
    public String channel() {
        return TableProjection.CHANNEL;
    }

    @Override
    public void on(String tableId) {
        Watched found = watched.get(new TableId(tableId));
        if (found != null) {
            found.table().wake();
        }
    }

    @Override
    public void onDoubt() {
        if (watched.isEmpty()) {
            return;
        }
        events.latest(watched.keySet()).forEach((id, sequence) -> {
            Watched found = watched.get(id);
            Moment latest = found == null ? null : found.table().latest();
            if (found != null && (latest == null || latest.sequence() < sequence)) {
                found.table().wake();
            }
        });
    }

    @Override
    public void start() {
        running = true;
    }

    /** Before the web server stops: open streams would hold it up. */
    @Override
    public void stop() {
        running = false;
        watched.values().forEach(each -> each.table().close());
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
