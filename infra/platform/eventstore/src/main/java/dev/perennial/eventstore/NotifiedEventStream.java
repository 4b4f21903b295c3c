package dev.perennial.eventstore;

import dev.perennial.eventstore.append.CommittedGroup;
import java.time.Duration;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.axonframework.eventhandling.GenericTrackedDomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.jspecify.annotations.Nullable;

/**
 * Reads what this node appends from its feed, and the store when something else was appended or when the feed does not
 * go on from here. It reads the store again soon while an open transaction holds events back, because nothing signals
 * the end of that transaction. Axon's own readers share a cache; a reader that falls behind it may never find its place
 * again and then polls only once a second.
 */
final class NotifiedEventStream implements TrackingEventStream {
    private static final long SHORTEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(2);
    private static final long LONGEST_PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

    /** Another node's signal can be lost with the node. */
    private static final long UNTIL_NEXT_LOOK = TimeUnit.SECONDS.toNanos(1);

    private final RedactingStorageEngine engine;
    private final CommittedFeed feed;
    private @Nullable TrackingToken last;
    private @Nullable Stream<? extends TrackedEventMessage<?>> open;
    private @Nullable Iterator<? extends TrackedEventMessage<?>> events;
    private @Nullable TrackedEventMessage<?> next;
    private long pause = SHORTEST_PAUSE;
    private long changes = -1;
    private long looked;
    private boolean hasLooked;
    private boolean isHeldBack;
    private boolean isClosed;

    NotifiedEventStream(RedactingStorageEngine engine, CommittedFeed feed, @Nullable TrackingToken start) {
        this.engine = engine;
        this.feed = feed;
        this.last = start;
        feed.open();
    }

    @Override
    public Optional<TrackedEventMessage<?>> peek() {
        return Optional.ofNullable(look());
    }

    @Override
    public boolean hasNextAvailable(int timeout, TimeUnit unit) throws InterruptedException {
        long end = System.nanoTime() + unit.toNanos(timeout);
        while (true) {
            long seen = feed.signals();
            if (look() != null) {
                pause = SHORTEST_PAUSE;
                return true;
            }
            long left = end - System.nanoTime();
            if (left <= 0) {
                return false;
            }
            boolean _ = feed.isWokenAfter(seen, Duration.ofNanos(Math.min(left, patience())));
        }
    }

    /** How long to wait without a signal. */
    private long patience() {
        if (hasLooked) {
            hasLooked = false;
            isHeldBack = engine.isMoreAfter(last);
        }
        if (!isHeldBack) {
            pause = SHORTEST_PAUSE;
            return UNTIL_NEXT_LOOK;
        }
        long now = pause;
        pause = Math.min(2 * pause, LONGEST_PAUSE);
        return now;
    }

    @Override
    public TrackedEventMessage<?> nextAvailable() throws InterruptedException {
        TrackedEventMessage<?> found = look();
        while (found == null) {
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
        if (reading == null || isCaughtUp() || !reading.hasNext()) {
            end();
            reading = begin();
        }
        if (reading == null || !reading.hasNext()) {
            end();
            return null;
        }
        events = reading;
        TrackedEventMessage<?> event = reading.next();
        last = event.trackingToken();
        return event;
    }

    /** Whether the feed continues at the position that reading the store has reached. */
    private boolean isCaughtUp() {
        return open != null
                && feed.after(TransactionToken.of(last).eventPosition()).isPresent();
    }

    private @Nullable Iterator<? extends TrackedEventMessage<?>> begin() {
        TransactionToken at = TransactionToken.of(last);
        Optional<CommittedGroup> fed = feed.after(at.eventPosition());
        if (fed.isPresent()) {
            return new FedEvents(at, fed.get().events().iterator());
        }
        long known = feed.changes();
        long now = System.nanoTime();
        if (known == changes && !isHeldBack && now - looked < UNTIL_NEXT_LOOK && !feed.isAfter(at.eventPosition())) {
            return null;
        }
        changes = known;
        looked = now;
        hasLooked = true;
        var read = engine.readEvents(last, false);
        open = read;
        return read.iterator();
    }

    /** Gives each event of a group its token. */
    private static final class FedEvents implements Iterator<TrackedEventMessage<?>> {
        private final Iterator<CommittedGroup.Stored> group;
        private TransactionToken token;

        FedEvents(TransactionToken token, Iterator<CommittedGroup.Stored> group) {
            this.token = token;
            this.group = group;
        }

        @Override
        public boolean hasNext() {
            return group.hasNext();
        }

        @Override
        public TrackedEventMessage<?> next() {
            CommittedGroup.Stored stored = group.next();
            token = token.next(
                    stored.position().transactionId(), stored.position().globalIndex());
            return new GenericTrackedDomainEventMessage<>(token, stored.event());
        }
    }

    private void end() {
        var closing = open;
        open = null;
        events = null;
        if (closing != null) {
            closing.close();
        }
    }

    @Override
    public void close() {
        end();
        if (!isClosed) {
            isClosed = true;
            feed.close();
        }
    }
}
