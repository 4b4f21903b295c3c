package dev.perennial.eventstore;

import dev.perennial.messaging.signal.Wakeups;
import java.util.List;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.jspecify.annotations.Nullable;

/** An event store whose readers can be woken when another node has appended something. */
final class NotifyingEventStore extends EmbeddedEventStore {
    private final Wakeups appends = new Wakeups();
    private final RedactingStorageEngine engine;
    private volatile @Nullable Runnable onAppend;

    NotifyingEventStore(Builder builder, RedactingStorageEngine engine) {
        super(builder.storageEngine(engine));
        this.engine = engine;
    }

    /** Runs after every committed append of this node. */
    void onAppend(Runnable listener) {
        onAppend = listener;
    }

    /** Lets waiting readers look at once. */
    void wake() {
        appends.wake();
    }

    @Override
    public TrackingEventStream openStream(@Nullable TrackingToken start) {
        return new NotifiedEventStream(engine, appends, start);
    }

    @Override
    protected void afterCommit(List<? extends EventMessage<?>> events) {
        super.afterCommit(events);
        wake();
        Runnable listener = onAppend;
        if (listener != null) {
            listener.run();
        }
    }
}
