package dev.perennial.eventstore;

import dev.perennial.eventstore.append.OpenTransactions;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/**
 * The queries for reading the whole store in order. A row is read only once no earlier transaction is open, because
 * that one could still store an event before it.
 */
public final class VisibleEvents {
    static final String IS_OVER = "transaction_id < " + OpenTransactions.FIRST;
    public static final String AFTER = "(transaction_id, global_index) > (cast(? as xid8), ?)";
    static final String ORDER = "transaction_id, global_index";

    private VisibleEvents() {}

    static PreparedStatement after(Connection connection, TransactionToken last, int limit) throws SQLException {
        PreparedStatement read = connection.prepareStatement("select * from domain_event_entry where " + AFTER + " and "
                + IS_OVER + " order by " + ORDER + " limit ?");
        bind(read, last);
        read.setInt(3, limit);
        return read;
    }

    /**
     * The last event stored, readable or not yet. Asked for like this it is always found by the index; asked whether
     * one is there after a place, the planner expects to meet one soon and reads the whole table if there is none.
     */
    static PreparedStatement end(Connection connection) throws SQLException {
        return connection.prepareStatement("select transaction_id, global_index from domain_event_entry"
                + " order by transaction_id desc, global_index desc limit 1");
    }

    /** The last that may be read, and how many there are up to it. */
    static PreparedStatement head(Connection connection) throws SQLException {
        return connection.prepareStatement("select transaction_id, global_index,"
                + " (select count(*) from domain_event_entry where " + IS_OVER + ") from domain_event_entry where "
                + IS_OVER + " order by transaction_id desc, global_index desc limit 1");
    }

    private static void bind(PreparedStatement statement, TransactionToken last) throws SQLException {
        statement.setString(1, Long.toString(last.transactionId()));
        statement.setLong(2, last.globalIndex());
    }
}
