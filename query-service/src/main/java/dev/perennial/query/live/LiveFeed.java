package dev.perennial.query.live;

import dev.perennial.messaging.signal.WaitingThreads;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table or tournament that someone on this node is watching. It is read once for all watchers and remembers its
 * latest steps; each watcher takes them at its own pace, so a slow one delays no other and needs no queue. Watchers
 * hold no lock.
 */
public final class LiveFeed<T extends Step> {
    /** A watcher further behind than this is too slow. */
    public static final int REMEMBERED = 256;

    private static final Logger LOG = LoggerFactory.getLogger(LiveFeed.class);

    private final String name;
    private final StepSource<T> source;
    private final WaitingThreads watchers = new WaitingThreads();
    private final AtomicBoolean woken = new AtomicBoolean();
    private final AtomicBoolean storedElsewhere = new AtomicBoolean();
    /** One thread at a time reads what is new. */
    private final ReentrantLock reading = new ReentrantLock();
    /** In order and without gap; replaced as a whole. */
    private volatile List<T> recent = List.of();

    private volatile boolean closed;

    public LiveFeed(String name, StepSource<T> source) {
        this.name = name;
        this.source = source;
    }

    /** Reads in the background what is new; many calls at once are one. */
    public void wake() {
        storedElsewhere.set(true);
        wakeToFolded();
    }

    /** As above, when this process has folded what is new itself: nothing is read from the database. */
    public void wakeToFolded() {
        if (woken.compareAndSet(false, true)) {
            var _ = Thread.ofVirtual().start(() -> {
                woken.set(false);
                try {
                    advance(storedElsewhere.getAndSet(false));
                } catch (RuntimeException e) {
                    LOG.warn("cannot read {}, retrying: {}", name, e.getClass().getSimpleName());
                }
            });
        }
    }

    /** Wakes the watchers without a step. */
    void nudge() {
        watchers.wake();
    }

    /** Reads what is new and wakes the watchers. */
    public void advance() {
        advance(true);
    }

    private void advance(boolean read) {
        reading.lock();
        try {
            T last = latest();
            List<T> folded = read ? List.of() : source.folded(last);
            List<T> news = folded.isEmpty() ? source.after(last) : folded;
            if (news.isEmpty()) {
                return;
            }
            var all = new ArrayList<>(recent);
            all.addAll(news);
            recent = List.copyOf(all.subList(Math.max(0, all.size() - REMEMBERED), all.size()));
        } finally {
            reading.unlock();
        }
        watchers.wake();
    }

    public @Nullable T latest() {
        List<T> now = recent;
        return now.isEmpty() ? null : now.getLast();
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
        List<T> now = recent;
        return !now.isEmpty() && now.getFirst().sequence() > sequence + 1;
    }

    private List<T> remembered(long sequence) {
        List<T> now = recent;
        if (now.isEmpty()) {
            return now;
        }
        long known = sequence + 1 - now.getFirst().sequence();
        return now.subList(Math.clamp(known, 0, now.size()), now.size());
    }

    /** Waits until there is something after the given event; false when time is up or the feed is closed first. */
    public boolean awaitAfter(long sequence, Duration patience) throws InterruptedException {
        boolean _ = watchers.await(() -> closed || isBeyond(sequence), patience);
        return isBeyond(sequence);
    }

    boolean isBeyond(long sequence) {
        T latest = latest();
        return latest != null && latest.sequence() > sequence;
    }

    /** Waits for that long, or until the feed is closed or a step is enough to go on. */
    void pause(Duration time, BooleanSupplier enough) throws InterruptedException {
        boolean _ = watchers.await(() -> closed || enough.getAsBoolean(), time);
    }

    public boolean isClosed() {
        return closed;
    }

    public void close() {
        closed = true;
        watchers.wake();
    }
}
