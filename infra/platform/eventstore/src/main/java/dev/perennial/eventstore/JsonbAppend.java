package dev.perennial.eventstore;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.statements.TimestampWriter;
import org.axonframework.serialization.Serializer;

/**
 * Appends events with jsonb payloads, so that history can be read and queried with psql.
 *
 * <p>Readers follow transaction numbers, and a transaction may have got its number long before it decided: one that
 * began later may have stored the aggregate's event before this one. So an event is never ordered before its
 * predecessor: it takes the greater of its own transaction's number and that of the predecessor. The predecessor's
 * transaction is over, so no reader is beyond it while ours, which began earlier, is open. An event whose predecessor
 * is not there is refused.
 */
final class JsonbAppend {
    private JsonbAppend() {}

    static PreparedStatement events(
            Connection connection,
            EventSchema schema,
            Class<?> dataType,
            List<? extends EventMessage<?>> events,
            Serializer serializer,
            TimestampWriter timestamps)
            throws SQLException {
        PreparedStatement insert = connection.prepareStatement("insert into " + schema.domainEventTable()
                + " (event_identifier, aggregate_identifier, sequence_number, type, time_stamp,"
                + " payload_type, payload_revision, payload, meta_data, transaction_id)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?,"
                + " coalesce((select greatest(p.transaction_id, pg_current_xact_id()) from " + schema.domainEventTable()
                + " p where p.aggregate_identifier = ? and p.sequence_number = ?),"
                + " case when cast(? as bigint) < 0 then pg_current_xact_id() end))");
        // All events of a batch may become one statement, in which they do not see each other.
        Map<String, Long> first = new HashMap<>();
        for (EventMessage<?> message : events) {
            DomainEventMessage<?> event = asDomainEvent(message);
            long known = first.merge(event.getAggregateIdentifier(), event.getSequenceNumber(), Math::min);
            bind(insert, event, known - 1, serializer, timestamps);
            insert.addBatch();
        }
        return insert;
    }

    private static void bind(
            PreparedStatement insert,
            DomainEventMessage<?> event,
            long predecessor,
            Serializer serializer,
            TimestampWriter timestamps)
            throws SQLException {
        var payload = event.serializePayload(serializer, String.class);
        var metaData = event.serializeMetaData(serializer, String.class);
        insert.setString(1, event.getIdentifier());
        insert.setString(2, event.getAggregateIdentifier());
        insert.setLong(3, event.getSequenceNumber());
        insert.setString(4, event.getType());
        timestamps.writeTimestamp(insert, 5, event.getTimestamp());
        insert.setString(6, payload.getType().getName());
        insert.setString(7, payload.getType().getRevision());
        insert.setObject(8, payload.getData(), Types.OTHER);
        insert.setObject(9, metaData.getData(), Types.OTHER);
        insert.setString(10, event.getAggregateIdentifier());
        insert.setLong(11, predecessor);
        insert.setLong(12, predecessor);
    }

    /** Events published outside an aggregate stand alone, under their own identifier. */
    private static DomainEventMessage<?> asDomainEvent(EventMessage<?> message) {
        return message instanceof DomainEventMessage<?> domain
                ? domain
                : new GenericDomainEventMessage<>(null, message.getIdentifier(), 0L, message, message::getTimestamp);
    }
}
