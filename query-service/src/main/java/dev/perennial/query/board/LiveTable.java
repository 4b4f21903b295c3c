package dev.perennial.query.board;

import dev.perennial.contract.table.TableId;
import dev.perennial.query.table.EventLog;
import dev.perennial.query.table.Moment;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table that somebody on this node is watching. It remembers its latest moments; each watcher takes them at his own
 * pace, so that a slow one holds up nobody and nothing piles up for him.
 */
final class LiveTable {
    /** A watcher further behind than this has lost touch. */
    static final int REMEMBERED = 256;

    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    private final TableId id;
    private final EventLog events;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final AtomicBoolean woken = new AtomicBoolean();
    private final Deque<Moment> recent = new ArrayDeque<>();
    private boolean closed;

    LiveTable(TableId id, EventLog events) {
        this.id = id;
        this.events = events;
    }

    /** Reads in the background what is new; many calls at once are one. */
    void wake() {
        if (woken.compareAndSet(false, true)) {
            var _ = Thread.ofVirtual().start(() -> {
                woken.set(false);
                try {
                    advance();
                } catch (RuntimeException e) {
                    LOG.warn(
                            "table {} could not be read, will be tried again: {}",
                            id,
                            e.getClass().getSimpleName());
                }
            });
        }
    }

    /** Reads what is new and tells the watchers. */
    void advance() {
        lock.lock();
        try {
            Moment moment = recent.peekLast();
            for (var event : events.after(id, moment == null ? -1 : moment.sequence())) {
                moment = Moment.after(moment, event);
                recent.addLast(moment);
                if (recent.size() > REMEMBERED) {
                    recent.removeFirst();
                }
            }
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    @Nullable
    Moment latest() {
        lock.lock();
        try {
            return recent.peekLast();
        } finally {
            lock.unlock();
        }
    }

    /** Everything after the given event that is remembered or can be read again, in order and without gap. */
    List<Moment> after(long sequence) {
        var remembered = remembered(sequence);
        if (!remembered.isEmpty() && remembered.getFirst().sequence() > sequence + 1) {
            var all = new ArrayList<>(readAgain(sequence, remembered.getFirst().sequence()));
            all.addAll(remembered);
            return all;
        }
        return remembered;
    }

    /** Whether the moment right after the given event has been forgotten already. */
    boolean hasForgotten(long sequence) {
        var remembered = remembered(sequence);
        return !remembered.isEmpty() && remembered.getFirst().sequence() > sequence + 1;
    }

    private List<Moment> remembered(long sequence) {
        lock.lock();
        try {
            return recent.stream()
                    .filter(moment -> moment.sequence() > sequence)
                    .toList();
        } finally {
            lock.unlock();
        }
    }

    private List<Moment> readAgain(long after, long before) {
        var moments = new ArrayList<Moment>();
        Moment moment = null;
        for (var event : events.between(id, -1, before)) {
            moment = Moment.after(moment, event);
            if (moment.sequence() > after) {
                moments.add(moment);
            }
        }
        return moments;
    }

    /** Waits until there is something after the given event; false when time is up or the table is closed first. */
    boolean awaitAfter(long sequence, Duration patience) throws InterruptedException {
        long nanos = patience.toNanos();
        lock.lock();
        try {
            while (!closed && !isBeyond(sequence)) {
                if (nanos <= 0) {
                    return false;
                }
                nanos = news.awaitNanos(nanos);
            }
            return isBeyond(sequence);
        } finally {
            lock.unlock();
        }
    }

    private boolean isBeyond(long sequence) {
        Moment latest = recent.peekLast();
        return latest != null && latest.sequence() > sequence;
    }

    /** Waits for that long, or until the table is closed. */
    void pause(Duration time) throws InterruptedException {
        pause(time, () -> false);
    }

    /** The same, or until news changes that. */
    void pause(Duration time, BooleanSupplier enough) throws InterruptedException {
        long nanos = time.toNanos();
        lock.lock();
        try {
            while (!closed && nanos > 0 && !enough.getAsBoolean()) {
                nanos = news.awaitNanos(nanos);
            }
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
