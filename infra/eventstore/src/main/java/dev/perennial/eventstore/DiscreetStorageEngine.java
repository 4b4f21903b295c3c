package dev.perennial.eventstore;

import java.sql.SQLException;
import org.axonframework.common.jdbc.PersistenceExceptionResolver;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.eventsourcing.eventstore.jdbc.JdbcEventStorageEngine;
import org.axonframework.modelling.command.ConcurrencyException;

/**
 * Keeps events out of error texts. The driver writes the whole failed row into its message, hidden cards included, and
 * messages end up in logs: only the SQL state is passed on.
 */
final class DiscreetStorageEngine extends JdbcEventStorageEngine {
    private final PersistenceExceptionResolver resolver;

    DiscreetStorageEngine(Builder builder, PersistenceExceptionResolver resolver) {
        super(builder);
        this.resolver = resolver;
    }

    @Override
    protected void handlePersistenceException(Exception exception, EventMessage<?> failedEvent) {
        if (resolver.isDuplicateKeyViolation(exception)) {
            throw new ConcurrencyException("another node was faster");
        }
        throw new EventStoreException("events could not be stored, SQL state " + sqlState(exception));
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
