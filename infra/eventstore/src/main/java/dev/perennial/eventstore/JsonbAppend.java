package dev.perennial.eventstore;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.List;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventsourcing.eventstore.jdbc.EventSchema;
import org.axonframework.eventsourcing.eventstore.jdbc.statements.TimestampWriter;
import org.axonframework.serialization.Serializer;

/** Appends events with jsonb payloads, so that history can be read and queried with psql. */
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
                + " payload_type, payload_revision, payload, meta_data) values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        for (EventMessage<?> message : events) {
            bind(insert, asDomainEvent(message), serializer, timestamps);
            insert.addBatch();
        }
        return insert;
    }

    private static void bind(
            PreparedStatement insert, DomainEventMessage<?> event, Serializer serializer, TimestampWriter timestamps)
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
    }

    /** Events published outside an aggregate stand alone, under their own identifier. */
    private static DomainEventMessage<?> asDomainEvent(EventMessage<?> message) {
        return message instanceof DomainEventMessage<?> domain
                ? domain
                : new GenericDomainEventMessage<>(null, message.getIdentifier(), 0L, message, message::getTimestamp);
    }
}
