package dev.perennial.eventstore.append;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.messaging.unitofwork.CurrentUnitOfWork;
import org.axonframework.messaging.unitofwork.UnitOfWork;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * Stores the events of a command and the rows that belong to them, all or nothing. Usually the group appender does; a
 * command within another transaction is part of it.
 */
public final class AppendedRows {
    private static final String PENDING = "appendedRows";
    private static final String GROUPED = "storedInGroup";

    private final DataSource database;
    private final EventInsert insert;
    private final GroupAppender appender;

    public AppendedRows(DataSource database, EventInsert insert, GroupAppender appender) {
        this.database = database;
        this.insert = insert;
        this.appender = appender;
    }

    /** Stores a row with the events of the running command. */
    public <R> void add(RowWriter<R> writer, R row) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            inTransaction(connection -> writer.write(connection, List.of(row)));
        } else if (CurrentUnitOfWork.isStarted()) {
            pending(CurrentUnitOfWork.get().root()).add(new Append.Row<>(writer, row));
        } else {
            appender.append(List.of(), List.of(new Append.Row<>(writer, row)));
        }
    }

    /** Stores these events and the command's rows. Returns after the commit, unless a transaction runs. */
    public void append(List<DomainEventMessage<?>> events) {
        if (TransactionSynchronizationManager.isActualTransactionActive()) {
            inTransaction(connection -> insert.executeAll(connection, events));
        } else {
            appendInGroup(events);
        }
    }

    private void appendInGroup(List<DomainEventMessage<?>> events) {
        if (!CurrentUnitOfWork.isStarted()) {
            appender.append(events, List.of());
            return;
        }
        UnitOfWork<?> command = CurrentUnitOfWork.get().root();
        appender.append(events, take(command));
        command.resources().put(GROUPED, true);
    }

    /** Whether the appender has stored the events of the running command, and so has told its listener. */
    public static boolean isGrouped() {
        return CurrentUnitOfWork.isStarted()
                && CurrentUnitOfWork.get().root().resources().containsKey(GROUPED);
    }

    private List<Append.Row<?>> pending(UnitOfWork<?> command) {
        return command.getOrComputeResource(PENDING, _ -> {
            // Events are stored before that phase, and take the rows along.
            command.onCommit(ending -> {
                List<Append.Row<?>> left = take(ending.root());
                if (!left.isEmpty()) {
                    appender.append(List.of(), left);
                }
            });
            return new ArrayList<>();
        });
    }

    private static List<Append.Row<?>> take(UnitOfWork<?> command) {
        List<Append.Row<?>> pending = command.getResource(PENDING);
        if (pending == null) {
            return List.of();
        }
        List<Append.Row<?>> taken = List.copyOf(pending);
        pending.clear();
        return taken;
    }

    private interface Step {
        void run(Connection connection) throws SQLException;
    }

    /** A failure ends the transaction, even if it is caught: some of the events may be in it. */
    private void inTransaction(Step step) {
        Connection connection = DataSourceUtils.getConnection(database);
        try {
            step.run(connection);
        } catch (SQLException | RuntimeException e) {
            if (TransactionSynchronizationManager.getResource(database) instanceof ConnectionHolder holder) {
                holder.setRollbackOnly();
            }
            throw e instanceof RuntimeException failure ? failure : StoreFailures.of(e);
        } finally {
            DataSourceUtils.releaseConnection(connection, database);
        }
    }
}
