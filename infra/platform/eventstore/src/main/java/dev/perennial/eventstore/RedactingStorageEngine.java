package dev.perennial.eventstore;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.axonframework.common.jdbc.JdbcUtils;
import org.axonframework.common.jdbc.PersistenceExceptionResolver;
import org.axonframework.common.transaction.TransactionManager;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedDomainEventData;
import org.axonframework.eventhandling.TrackedEventData;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * Reads events in the order of transactions (see {@link VisibleEvents}), and keeps them out of error texts: the driver
 * writes the whole failed row into its message, hidden cards included, and messages end up in logs. Only the SQL state
 * is passed on.
 */
final class RedactingStorageEngine extends JdbcEventStorageEngine {
    private final PersistenceExceptionResolver resolver;
    private final TransactionManager transactions;
    private final Timer appends;

    RedactingStorageEngine(
            Builder builder,
            TransactionManager transactions,
            PersistenceExceptionResolver resolver,
            MeterRegistry meters) {
        super(builder);
        this.transactions = transactions;
        this.resolver = resolver;
        this.appends = meters.timer("perennial.eventstore.append");
    }

    @Override
    protected void appendEvents(List<? extends EventMessage<?>> events, Serializer serializer) {
        appends.record(() -> super.appendEvents(events, serializer));
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
        TransactionToken from = TransactionToken.of(last);
        return inTransaction(
                connection -> VisibleEvents.isMoreAfter(connection, from), rows -> rows.next() && rows.getBoolean(1));
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
        if (resolver.isDuplicateKeyViolation(exception)) {
            throw new ConcurrencyException("conflict: another node has appended this sequence number");
        }
        String state = sqlState(exception);
        // The cause keeps its SQL state, so that the error handler can tell an outage from a bug.
        throw new EventStoreException(
                "events could not be stored, SQL state " + state, new SQLException("SQL state " + state, state));
    }

    private static String sqlState(Throwable exception) {
        for (Throwable t = exception; t != null; t = t.getCause()) {
            if (t instanceof SQLException sql && sql.getSQLState() != null) {
                return sql.getSQLState();
            }
        }
        return "unknown, " + exception.getClass().getSimpleName();
    }
}
