package dev.perennial.eventstore.append;

import java.sql.SQLException;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.modelling.command.ConcurrencyException;

/** Failures without the driver's texts, which quote whole rows and so hidden cards. Only the SQL state is passed on. */
public final class StoreFailures {
    static final String NO_PREDECESSOR = "23502";
    private static final String UNIQUE_VIOLATION = "23505";

    private StoreFailures() {}

    public static RuntimeException of(Throwable failure) {
        String state = sqlState(failure);
        return state.equals(UNIQUE_VIOLATION) ? conflict() : failed(state);
    }

    static RuntimeException conflict() {
        return new ConcurrencyException("conflict: another node has appended this sequence number");
    }

    /** The cause keeps its SQL state, so that the error handler can tell an outage from a bug. */
    static RuntimeException failed(String state) {
        return new EventStoreException(
                "events could not be stored, SQL state " + state, new SQLException("SQL state " + state, state));
    }

    /** Whether the server was lost: the transaction may have been committed or not. */
    static boolean isOutage(SQLException failure) {
        String state = sqlState(failure);
        return !state.matches("[0-9A-Z]{5}")
                || state.startsWith("08")
                || state.startsWith("57")
                || state.startsWith("53");
    }

    private static String sqlState(Throwable failure) {
        for (Throwable t = failure; t != null; t = t.getCause()) {
            if (t instanceof SQLException sql && sql.getSQLState() != null) {
                return sql.getSQLState();
            }
        }
        return "unknown, " + failure.getClass().getSimpleName();
    }
}
