package dev.perennial.eventstore;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.SQLException;
import java.util.List;
import org.axonframework.common.jdbc.PersistenceExceptionResolver;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.serialization.Serializer;

/**
 * Keeps events out of error texts. The driver writes the whole failed row into its message, hidden cards included, and
 * messages end up in logs: only the SQL state is passed on.
 */
final class DiscreetStorageEngine extends JdbcEventStorageEngine {
    private final PersistenceExceptionResolver resolver;

    private final Timer appends;

    DiscreetStorageEngine(Builder builder, PersistenceExceptionResolver resolver, MeterRegistry meters) {
        super(builder);
        this.resolver = resolver;
        this.appends = meters.timer("perennial.eventstore.append");
    }

    @Override
    protected void appendEvents(List<? extends EventMessage<?>> events, Serializer serializer) {
        appends.record(() -> super.appendEvents(events, serializer));
    }

    @Override
    protected void handlePersistenceException(Exception exception, EventMessage<?> failedEvent) {
        if (resolver.isDuplicateKeyViolation(exception)) {
            throw new ConcurrencyException("another node was faster");
        }
        String state = sqlState(exception);
        // The cause has the state as well, so that whoever answers knows a database that is away from a mistake.
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
