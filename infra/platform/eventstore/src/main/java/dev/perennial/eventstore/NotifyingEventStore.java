package dev.perennial.eventstore;

import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.CommitListener;
import dev.perennial.eventstore.append.CommittedGroup;
import dev.perennial.eventstore.state.LatestStates;
import dev.perennial.messaging.ReadSideLag;
import java.util.List;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackingEventStream;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EmbeddedEventStore;
import org.jspecify.annotations.Nullable;

/** An event store whose readers get what this node appends at once, and can be woken when another node has. */
final class NotifyingEventStore extends EmbeddedEventStore implements CommitListener {
    private final CommittedFeed feed = new CommittedFeed();
    private final RedactingStorageEngine engine;
    private final LatestStates states;
    private final ReadSideLag lag;
    private volatile @Nullable Runnable onAppend;

    NotifyingEventStore(Builder builder, RedactingStorageEngine engine, LatestStates states, ReadSideLag lag) {
        super(builder.storageEngine(engine));
        this.engine = engine;
        this.states = states;
        this.lag = lag;
    }

    /** Runs after a committed append of this node, unless its only reader is here: nobody else need know then. */
    void onAppend(Runnable listener) {
        onAppend = listener;
    }

    /** Lets waiting readers look at once. */
    void wake() {
        feed.wake();
    }

    @Override
    public TrackingEventStream openStream(@Nullable TrackingToken start) {
        return new NotifiedEventStream(engine, feed, start);
    }

    /** From the state in memory, or else from what is stored. */
    @Override
    public DomainEventStream readEvents(String aggregate) {
        var stored = states.load(aggregate)
                .map(state -> DomainEventStream.of(state))
                .orElseGet(() -> engine.readLatest(aggregate));
        return DomainEventStream.concat(stored, DomainEventStream.of(stagedDomainEventMessages(aggregate)));
    }

    @Override
    public boolean isReading() {
        return feed.isReading();
    }

    @Override
    public void committed(CommittedGroup group) {
        feed.committed(group);
        lag.stored(group.latest());
        signal();
    }

    @Override
    public void committed() {
        feed.committed();
        signal();
    }

    @Override
    protected void afterCommit(List<? extends EventMessage<?>> events) {
        super.afterCommit(events);
        if (!AppendedRows.isGrouped()) {
            committed();
        }
    }

    private void signal() {
        Runnable listener = onAppend;
        if (listener != null && !isReading()) {
            listener.run();
        }
    }
}
