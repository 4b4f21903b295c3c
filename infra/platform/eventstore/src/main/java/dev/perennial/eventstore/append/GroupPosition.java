package dev.perennial.eventstore.append;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.axonframework.eventhandling.DomainEventMessage;
import org.jspecify.annotations.Nullable;

/**
 * The position of a group among all events, found by the statement that stores it.
 *
 * @param own the number of the transaction
 * @param previous the last event before the group
 */
record GroupPosition(long own, EventPosition previous) {
    /**
     * The first row of the statement's result, so that it is found before anything is stored: the longer after the
     * snapshot the open transactions are looked up, the more of them have ended and must be taken for open ones.
     */
    static final String SQL = """
            select null, null, p.global_index, p.transaction_id, case when %s then pg_current_xact_id() end
            from (select 1) one left join lateral (
              select transaction_id, global_index from domain_event_entry
              where transaction_id < pg_current_xact_id()
              order by transaction_id desc, global_index desc limit 1) p on true
            """.formatted(OpenTransactions.NONE_BEFORE_THIS);

    /** Null if others may come before the group. */
    static @Nullable GroupPosition read(ResultSet row) throws SQLException {
        long own = row.getLong(5);
        if (row.wasNull()) {
            return null;
        }
        long transaction = row.getLong(4);
        return new GroupPosition(
                own, row.wasNull() ? EventPosition.START : new EventPosition(transaction, row.getLong(3)));
    }

    /** Nothing if some of its events are ordered behind a later transaction. */
    Optional<CommittedGroup> of(List<DomainEventMessage<?>> events, EventInsert.Result stored) {
        var found = events.stream()
                .map(event -> new CommittedGroup.Stored(event, stored.positionOf(event)))
                .toList();
        return found.stream().allMatch(event -> event.position().transactionId() == own)
                ? Optional.of(new CommittedGroup(previous, found))
                : Optional.empty();
    }
}
