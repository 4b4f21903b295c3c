package dev.perennial.eventstore.append;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.axonframework.eventhandling.DomainEventMessage;

/** Finds the position of a group among all events, in the transaction that stores it and before its commit. */
final class GroupPosition {
    private static final String SQL = """
            select pg_current_xact_id(), %s, p.transaction_id, p.global_index
            from (select 1) one left join lateral (
              select transaction_id, global_index from domain_event_entry
              where transaction_id < pg_current_xact_id()
              order by transaction_id desc, global_index desc limit 1) p on true
            """.formatted(OpenTransactions.NONE_BEFORE_THIS);

    private GroupPosition() {}

    /** Nothing if others may come before it, or if some of its events are ordered behind a later transaction. */
    static Optional<CommittedGroup> find(
            Connection connection, List<DomainEventMessage<?>> events, EventInsert.Result stored) throws SQLException {
        try (var query = connection.prepareStatement(SQL);
                var row = query.executeQuery()) {
            if (!row.next() || !row.getBoolean(2)) {
                return Optional.empty();
            }
            long own = row.getLong(1);
            long transaction = row.getLong(3);
            var previous = row.wasNull() ? EventPosition.START : new EventPosition(transaction, row.getLong(4));
            var found = events.stream()
                    .map(event -> new CommittedGroup.Stored(event, stored.positionOf(event)))
                    .toList();
            return found.stream().allMatch(event -> event.position().transactionId() == own)
                    ? Optional.of(new CommittedGroup(previous, found))
                    : Optional.empty();
        }
    }
}
