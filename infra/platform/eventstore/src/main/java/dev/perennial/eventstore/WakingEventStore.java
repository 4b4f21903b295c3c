package dev.perennial.eventstore;

import java.util.List;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.jspecify.annotations.Nullable;

/** An event store whose readers can be woken when another node has appended something. */
final class WakingEventStore extends EmbeddedEventStore {
    private final Appends appends = new Appends();
    private final DiscreetStorageEngine engine;
    private volatile @Nullable Runnable onAppend;

    WakingEventStore(Builder builder, DiscreetStorageEngine engine) {
        super(builder.storageEngine(engine));
        this.engine = engine;
    }

    /** To be told of every append of this node, once it is committed. */
    void onAppend(Runnable listener) {
        onAppend = listener;
    }

    /** Lets those who wait for events look at once. */
    void wake() {
        appends.tell();
    }

    @Override
    public TrackingEventStream openStream(@Nullable TrackingToken start) {
        return new WokenStream(engine, appends, start);
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
