package dev.perennial.query.live;

import dev.perennial.messaging.signal.Monitor;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table or tournament that someone on this node is watching. It is read once for all watchers and remembers its
 * latest steps; each watcher takes them at its own pace, so a slow one delays no other and needs no queue.
 */
public final class LiveFeed<T extends Step> {
    /** A watcher further behind than this is too slow. */
    public static final int REMEMBERED = 256;

    private static final Logger LOG = LoggerFactory.getLogger(LiveFeed.class);

    private final String name;
    private final StepSource<T> source;
    private final Monitor monitor = new Monitor();
    private final AtomicBoolean woken = new AtomicBoolean();
    private final Deque<T> recent = new ArrayDeque<>();
    private boolean closed;

    public LiveFeed(String name, StepSource<T> source) {
        this.name = name;
        this.source = source;
    }

    /** Reads in the background what is new; many calls at once are one. */
    public void wake() {
        if (woken.compareAndSet(false, true)) {
            var _ = Thread.ofVirtual().start(() -> {
                woken.set(false);
                try {
                    advance();
                } catch (RuntimeException e) {
                    LOG.warn("cannot read {}, retrying: {}", name, e.getClass().getSimpleName());
                }
            });
        }
    }

    /** Reads what is new and wakes the watchers. */
    public void advance() {
        monitor.change(() -> {
            for (T step : source.after(recent.peekLast())) {
                recent.addLast(step);
                if (recent.size() > REMEMBERED) {
                    recent.removeFirst();
                }
            }
        });
    }

    public @Nullable T latest() {
        return monitor.<@Nullable T>read(recent::peekLast);
    }

    /** Everything after the given event that is remembered or can be read again, in order and without gap. */
    public List<T> after(long sequence) {
        var remembered = remembered(sequence);
        if (!remembered.isEmpty() && remembered.getFirst().sequence() > sequence + 1) {
            var all = new ArrayList<>(
                    source.between(sequence, remembered.getFirst().sequence()));
            all.addAll(remembered);
            return all;
        }
        return remembered;
    }

    /** Whether the step right after the given event has been forgotten already. */
    public boolean hasForgotten(long sequence) {
        var remembered = remembered(sequence);
        return !remembered.isEmpty() && remembered.getFirst().sequence() > sequence + 1;
    }

    private List<T> remembered(long sequence) {
        return monitor.read(
                () -> recent.stream().filter(step -> step.sequence() > sequence).toList());
    }

    /** Waits until there is something after the given event; false when time is up or the feed is closed first. */
    public boolean awaitAfter(long sequence, Duration patience) throws InterruptedException {
        boolean _ = monitor.await(() -> closed || isBeyond(sequence), patience);
        return monitor.read(() -> isBeyond(sequence));
    }

    private boolean isBeyond(long sequence) {
        T latest = recent.peekLast();
        return latest != null && latest.sequence() > sequence;
    }

    /** Waits for that long, or until the feed is closed or a step is enough to go on. */
    void pause(Duration time, BooleanSupplier enough) throws InterruptedException {
        boolean _ = monitor.await(() -> closed || enough.getAsBoolean(), time);
    }

    public boolean isClosed() {
        return monitor.read(() -> closed);
    }

    public void close() {
        monitor.change(() -> closed = true);
    }
}
