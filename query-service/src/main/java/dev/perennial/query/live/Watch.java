package dev.perennial.query.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** One watcher of a live feed; to be closed when the watcher leaves. */
public final class Watch<T extends Step> implements AutoCloseable {
    private final LiveFeed<T> feed;
    private final Runnable whenClosed;

    public Watch(LiveFeed<T> feed, Runnable whenClosed) {
        this.feed = feed;
        this.whenClosed = whenClosed;
    }

    /** As it is now; empty as long as nothing is known of it. */
    public Optional<T> latest() {
        return Optional.ofNullable(feed.latest());
    }

    public List<T> after(long sequence) {
        return feed.after(sequence);
    }

    /** Whether the watcher is so far behind that the next step has been forgotten. */
    public boolean isTooFarBehind(long sequence) {
        return feed.hasForgotten(sequence);
    }

    /** Waits for a step after the given event; false when there was none in that time. */
    public boolean awaitAfter(long sequence, Duration patience) throws InterruptedException {
        return feed.awaitAfter(sequence, patience);
    }

    /** Whether there is a step after the given event. */
    public boolean isBeyond(long sequence) {
        return feed.isBeyond(sequence);
    }

    /** Does nothing for that long, unless the watch is over first. */
    public void pause(Duration time) throws InterruptedException {
        feed.pause(time, () -> false);
    }

    /** Does nothing for that long, unless the watch is over or a step is enough to go on first. */
    public void pause(Duration time, BooleanSupplier enough) throws InterruptedException {
        feed.pause(time, enough);
    }

    public boolean isOver() {
        return feed.isClosed();
    }

    @Override
    public void close() {
        whenClosed.run();
    }
}
