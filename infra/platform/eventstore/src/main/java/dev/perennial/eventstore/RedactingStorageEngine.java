package dev.perennial.eventstore;

import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.EventPosition;
import dev.perennial.eventstore.append.StoreFailures;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.axonframework.common.jdbc.JdbcUtils;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventhandling.DomainEventData;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventhandling.TrackedDomainEventData;
import org.axonframework.eventhandling.TrackedEventData;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.EventStreamUtils;
import org.axonframework.eventsourcing.eventstore.DomainEventStream;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.serialization.SerializationException;
import org.axonframework.serialization.Serializer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads events in the order of transactions (see {@link VisibleEvents}), and keeps them out of error texts: the driver
 * writes the whole failed row into its message, hidden cards included, and messages end up in logs. Only the SQL state
 * is passed on.
 */
final class RedactingStorageEngine extends JdbcEventStorageEngine {
    static final int READ_AT_ONCE = 500;

    private static final Logger LOG = LoggerFactory.getLogger(RedactingStorageEngine.class);

    private final AppendedRows store;
    private final TransactionManager transactions;
    private final Timer appends;

    RedactingStorageEngine(Builder builder, TransactionManager transactions, AppendedRows store, MeterRegistry meters) {
        super(builder);
        this.transactions = transactions;
        this.store = store;
        this.appends = meters.timer("perennial.eventstore.append");
    }

    @Override
    protected void appendEvents(List<? extends EventMessage<?>> events, Serializer serializer) {
        if (!events.isEmpty()) {
            appends.record(() -> store.append(events.stream()
                    .<DomainEventMessage<?>>map(RedactingStorageEngine::asDomainEvent)
                    .toList()));
        }
    }

    /** Events published outside an aggregate stand alone, under their own identifier. */
    private static DomainEventMessage<?> asDomainEvent(EventMessage<?> message) {
        return message instanceof DomainEventMessage<?> domain
                ? domain
                : new GenericDomainEventMessage<>(null, message.getIdentifier(), 0L, message, message::getTimestamp);
    }

    @Override
    protected List<? extends TrackedEventData<?>> fetchTrackedEvents(@Nullable TrackingToken last, int limit) {
        TransactionToken from = TransactionToken.of(last);
        return inTransaction(connection -> VisibleEvents.after(connection, from, limit), rows -> {
            List<TrackedEventData<?>> events = new ArrayList<>();
            TransactionToken token = from;
            while (rows.next()) {
                token = token.next(rows.getLong("transaction_id"), rows.getLong("global_index"));
                events.add(new TrackedDomainEventData<>(token, getDomainEventData(rows)));
            }
            return events;
        });
    }

    /** Whether something is stored after this place, readable or not yet. */
    boolean isMoreAfter(@Nullable TrackingToken last) {
        EventPosition from = TransactionToken.of(last).eventPosition();
        return inTransaction(
                VisibleEvents::end,
                rows -> rows.next() && new EventPosition(rows.getLong(1), rows.getLong(2)).compareTo(from) > 0);
    }

    /** One row of an aggregate. */
    private record Row(boolean isSnapshot, DomainEventData<?> data) {}

    /** An aggregate from its latest snapshot on. One that is not in memory costs one round trip. */
    DomainEventStream readLatest(String aggregate) {
        List<Row> rows = JdbcUtils.executeQuery(
                getConnection(),
                connection -> LatestRows.of(connection, aggregate, READ_AT_ONCE),
                JdbcUtils.listResults(row -> LatestRows.isSnapshot(row)
                        ? new Row(true, getSnapshotData(row))
                        : new Row(false, getDomainEventData(row))),
                e -> new EventStoreException("events could not be read", e));
        if (rows.isEmpty() || !rows.getFirst().isSnapshot()) {
            return events(aggregate, rows);
        }
        return snapshot(aggregate, rows.getFirst().data())
                .map(snapshot -> DomainEventStream.concat(
                        DomainEventStream.of(snapshot), events(aggregate, rows.subList(1, rows.size()))))
                .orElseGet(() -> readEvents(aggregate));
    }

    /** These and, if there may be more, those after them. */
    private DomainEventStream events(String aggregate, List<Row> rows) {
        var stream = messages(rows.stream().map(Row::data));
        return rows.size() < READ_AT_ONCE
                ? stream
                : DomainEventStream.concat(
                        stream, readEvents(aggregate, rows.getLast().data().getSequenceNumber() + 1));
    }

    private DomainEventStream messages(Stream<? extends DomainEventData<?>> data) {
        return EventStreamUtils.upcastAndDeserializeDomainEvents(data, getEventSerializer(), upcasterChain);
    }

    /** One of another revision, or one that cannot be read, is as good as none: all events are there. */
    private Optional<DomainEventMessage<?>> snapshot(String aggregate, DomainEventData<?> data) {
        var type = data.getPayload().getType();
        if (!EventNames.ofContract().revisionOf(type.getName()).equals(type.getRevision())) {
            return Optional.empty();
        }
        try {
            DomainEventMessage<?> found = messages(Stream.of(data)).next();
            Object _ = found.getPayload();
            return Optional.of(found);
        } catch (SerializationException | IllegalArgumentException e) {
            LOG.warn(
                    "the snapshot of {} cannot be read: {}",
                    aggregate,
                    e.getClass().getSimpleName());
            return Optional.empty();
        }
    }

    /** No token is the place before everything. */
    @Override
    public @Nullable TrackingToken createTailToken() {
        return null;
    }

    @Override
    public @Nullable TrackingToken createHeadToken() {
        return inTransaction(
                VisibleEvents::head,
                rows -> rows.next() ? new TransactionToken(rows.getLong(1), rows.getLong(2), rows.getLong(3)) : null);
    }

    /** Times come from the clocks of many machines, and from none of them does anything follow about the order. */
    @Override
    public TrackingToken createTokenAt(Instant time) {
        throw new UnsupportedOperationException("events are not ordered by time");
    }

    private <T> T inTransaction(JdbcUtils.SqlFunction statement, JdbcUtils.SqlResultConverter<T> result) {
        return transactions.fetchInTransaction(() -> JdbcUtils.executeQuery(
                getConnection(), statement, result, e -> new EventStoreException("events could not be read", e)));
    }

    @Override
    protected void handlePersistenceException(Exception exception, EventMessage<?> failedEvent) {
        throw StoreFailures.of(exception);
    }
}
