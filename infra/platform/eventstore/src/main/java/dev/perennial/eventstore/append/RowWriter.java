package dev.perennial.eventstore.append;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/**
 * Writes rows that belong to events, such as deadlines, for many commands with one statement.
 *
 * @param <R> the rows
 */
@FunctionalInterface
public interface RowWriter<R> {

    /** Called in the transaction that stores the events. If it throws, each command is stored by itself instead. */
    void write(Connection connection, List<R> rows) throws SQLException;
}
