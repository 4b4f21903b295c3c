package dev.perennial.query.board;

import dev.perennial.query.table.Moment;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Somebody's look at a live table; to be closed when he turns away. */
public final class Watch implements AutoCloseable {
    private final LiveTable table;
    private final Runnable whenClosed;

    Watch(LiveTable table, Runnable whenClosed) {
        this.table = table;
        this.whenClosed = whenClosed;
    }

    /** The table as it is now; empty as long as nobody has heard of it. */
    public Optional<Moment> latest() {
        return Optional.ofNullable(table.latest());
    }

    List<Moment> after(long sequence) {
        return table.after(sequence);
    }

    boolean hasLostTouch(long sequence) {
        return table.hasForgotten(sequence);
    }

    /** Waits for news behind the given event; false when there was none in that time. */
    public boolean awaitAfter(long sequence, Duration patience) throws InterruptedException {
        return table.awaitAfter(sequence, patience);
    }

    /** Does nothing for that long, unless the watch is over first. */
    void pause(Duration time) throws InterruptedException {
        table.pause(time);
    }

    /** Does nothing for that long, unless the watch is over or news is enough to go on first. */
    void pause(Duration time, BooleanSupplier enough) throws InterruptedException {
        table.pause(time, enough);
    }

    boolean isOver() {
        return table.isClosed();
    }

    @Override
    public void close() {
        whenClosed.run();
    }
}
