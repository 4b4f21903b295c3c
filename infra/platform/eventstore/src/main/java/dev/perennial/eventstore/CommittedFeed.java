package dev.perennial.eventstore;

import dev.perennial.eventstore.append.CommitListener;
import dev.perennial.eventstore.append.CommittedGroup;
import dev.perennial.eventstore.append.EventPosition;
import dev.perennial.messaging.signal.Wakeups;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Hands groups from the appender of this node to its readers, so that these need not read the store. A group is found
 * by the event before it: a reader that is anywhere else reads the store until it has come there.
 */
final class CommittedFeed implements CommitListener {
    private static final int MOST_GROUPS = 64;

    private final Map<EventPosition, CommittedGroup> groups = new LinkedHashMap<>();
    private final AtomicInteger readers = new AtomicInteger();
    private final AtomicLong changes = new AtomicLong();
    private final Wakeups signals = new Wakeups();
    private EventPosition end = EventPosition.START;

    /** Tells readers that there is something in the store that this feed does not have. */
    void wake() {
        changes.incrementAndGet();
        signals.wake();
    }

    @Override
    public void committed(CommittedGroup group) {
        synchronized (groups) {
            groups.put(group.previous(), group);
            if (groups.size() > MOST_GROUPS) {
                groups.remove(groups.keySet().iterator().next());
            }
            end = group.end();
        }
        signals.wake();
    }

    @Override
    public void committed() {
        wake();
    }

    Optional<CommittedGroup> after(EventPosition position) {
        synchronized (groups) {
            return Optional.ofNullable(groups.get(position));
        }
    }

    /** Whether a group was committed after that position. */
    boolean isAfter(EventPosition position) {
        synchronized (groups) {
            return end.compareTo(position) > 0;
        }
    }

    /** How often readers were sent to the store. */
    long changes() {
        return changes.get();
    }

    long signals() {
        return signals.count();
    }

    boolean isWokenAfter(long heard, Duration most) throws InterruptedException {
        return signals.isWokenAfter(heard, most);
    }

    void open() {
        readers.incrementAndGet();
    }

    /** The last reader leaves nothing behind for the next one, who begins with the store. */
    void close() {
        if (readers.decrementAndGet() == 0) {
            synchronized (groups) {
                groups.clear();
            }
        }
    }

    @Override
    public boolean isReading() {
        return readers.get() > 0;
    }
}
