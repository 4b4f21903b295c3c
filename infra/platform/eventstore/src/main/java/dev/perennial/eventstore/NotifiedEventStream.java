package dev.perennial.eventstore;

import dev.perennial.messaging.signal.Wakeups;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.jspecify.annotations.Nullable;

/**
 * Reads the store as soon as something was appended, and again soon while an open transaction holds events back,
 * because nothing signals the end of that transaction. Axon's own readers share a cache; a reader that falls behind it
 * may never find its place again and then polls only once a second.
 */
final class NotifiedEventStream implements TrackingEventStream {
    private static final long SHORTEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(2);
    private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

    private final RedactingStorageEngine engine;
    private final Wakeups appends;
    private @Nullable TrackingToken last;
    private @Nullable Stream<? extends TrackedEventMessage<?>> open;
    private @Nullable Iterator<? extends TrackedEventMessage<?>> events;
    private @Nullable TrackedEventMessage<?> next;
    private long pause = SHORTEST_PAUSE;

    NotifiedEventStream(RedactingStorageEngine engine, Wakeups appends, @Nullable TrackingToken start) {
        this.engine = engine;
        this.appends = appends;
        this.last = start;
    }

    @Override
    public Optional<TrackedEventMessage<?>> peek() {
        return Optional.ofNullable(look());
    }

    @Override
    public boolean hasNextAvailable(int timeout, TimeUnit unit) throws InterruptedException {
        long end = System.nanoTime() + unit.toNanos(timeout);
        while (true) {
            long seen = appends.count();
            if (look() != null) {
                pause = SHORTEST_PAUSE;
                return true;
            }
            long left = end - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            boolean _ = appends.isWokenAfter(seen, Duration.ofNanos(Math.min(left, patience())));
        }
    }

    /** How long to wait without a signal. */
    private long patience() {
        if (!engine.isMoreAfter(last)) {
            pause = SHORTEST_PAUSE;
            return Long.MAX_VALUE;
        }
        long now = pause;
        pause = Math.min(2 * pause, LONGEST_PAUSE);
        return now;
    }

    @Override
    public TrackedEventMessage<?> nextAvailable() throws InterruptedException {
        TrackedEventMessage<?> found = look();
        while (found == null) {
            // Poll from time to time: another node's signal can be lost with the node.
            boolean _ = hasNextAvailable(1, TimeUnit.SECONDS);
            found = look();
        }
        next = null;
        return found;
    }

    private @Nullable TrackedEventMessage<?> look() {
        if (next == null) {
            next = read();
        }
        return next;
    }

    private @Nullable TrackedEventMessage<?> read() {
        var reading = events;
        if (reading == null) {
            open = engine.readEvents(last, false);
            reading = open.iterator();
            events = reading;
        }
        if (!reading.hasNext()) {
            close();
            return null;
        }
        TrackedEventMessage<?> event = reading.next();
        last = event.trackingToken();
        return event;
    }

    @Override
    public void close() {
        var closing = open;
        open = null;
        events = null;
        if (closing != null) {
            closing.close();
        }
    }
}
