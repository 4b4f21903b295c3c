package dev.perennial.eventstore.append;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.axonframework.common.DateTimeUtils;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.serialization.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * Inserts the events of many commands with one statement, payloads as jsonb, so that history can be read and queried
 * with psql.
 *
 * <p>Readers follow transaction numbers, and a transaction may have got its number long before it decided: one that
 * began later may have stored the aggregate's event before this one. So an event is never ordered before its
 * predecessor: it takes the greater of its own transaction's number and that of the predecessor. The predecessor's
 * transaction is over, so no reader is beyond it while ours, which began earlier, is open. An event whose predecessor
 * is not there, or whose sequence number is taken, is left out.
 */
public final class EventInsert {
    /** The subquery is written so that every plan for it uses the index, also one made while the table was empty. */
    private static final String STORE = """
            with part as materialized (
              select p.no, p.aggregate, case when p.predecessor < 0 then pg_current_xact_id() else (
                select greatest(e.transaction_id, pg_current_xact_id()) from domain_event_entry e
                where e.aggregate_identifier = p.aggregate and e.sequence_number = p.predecessor) end as transaction_id
              from unnest(?::int[], ?::text[], ?::bigint[]) as p (no, aggregate, predecessor)),
            stored as (
              insert into domain_event_entry (event_identifier, aggregate_identifier, sequence_number, type, time_stamp,
                payload_type, payload_revision, payload, meta_data, transaction_id)
              select e.event_identifier, p.aggregate, e.sequence_number, e.type, e.time_stamp, e.payload_type,
                e.payload_revision, e.payload::jsonb, e.meta_data::jsonb, p.transaction_id
              from unnest(?::int[], ?::text[], ?::bigint[], ?::text[], ?::text[], ?::text[], ?::text[], ?::text[],
                ?::text[]) with ordinality as e (part, event_identifier, sequence_number, type, time_stamp,
                payload_type, payload_revision, payload, meta_data, place)
              join part p on p.no = e.part
              where p.transaction_id is not null
              order by e.place
              on conflict do nothing
              returning aggregate_identifier, sequence_number, global_index, transaction_id)
            %s
            select aggregate_identifier, sequence_number, global_index, transaction_id, null from stored
            union all
            select aggregate, null, null, null, null from part where transaction_id is null
            """;

    private static final String WITHOUT_POSITION = STORE.formatted("");
    private static final String WITH_POSITION = STORE.formatted(GroupPosition.SQL + " union all");

    /** The key of an event in a group. */
    record Key(String aggregate, long sequence) {}

    /**
     * The stored events and the reasons why others are missing.
     *
     * @param positions of the events that were
     * @param orphans aggregates of which the predecessor is missing
     * @param group where these events are among all, if it was asked for and is certain
     */
    record Result(
            Map<Key, EventPosition> positions,
            List<String> orphans,
            @Nullable GroupPosition group) {
        EventPosition positionOf(DomainEventMessage<?> event) {
            return Objects.requireNonNull(positions.get(key(event)));
        }

        long storedOf(List<DomainEventMessage<?>> events) {
            return events.stream()
                    .filter(event -> positions.containsKey(key(event)))
                    .count();
        }

        /** Why some of these were left out. */
        RuntimeException reason(List<DomainEventMessage<?>> events) {
            return events.stream()
                            .map(DomainEventMessage::getAggregateIdentifier)
                            .anyMatch(orphans::contains)
                    ? StoreFailures.failed(StoreFailures.NO_PREDECESSOR)
                    : StoreFailures.conflict();
        }
    }

    private final Serializer serializer;

    public EventInsert(Serializer serializer) {
        this.serializer = serializer;
    }

    static Key key(DomainEventMessage<?> event) {
        return new Key(event.getAggregateIdentifier(), event.getSequenceNumber());
    }

    /**
     * Stores all of them in the transaction of the connection, or fails.
     *
     * @throws RuntimeException if one was left out; the transaction must be rolled back then
     */
    public void executeAll(Connection connection, List<DomainEventMessage<?>> events) throws SQLException {
        Result result = execute(connection, events, false);
        if (result.storedOf(events) < events.size()) {
            throw result.reason(events);
        }
    }

    /** Writes the JSON of the events, which keep it: so it is done by the thread that calls, and not by the writer. */
    void prepare(List<DomainEventMessage<?>> events) {
        for (DomainEventMessage<?> event : events) {
            var _ = event.serializePayload(serializer, String.class);
            var _ = event.serializeMetaData(serializer, String.class);
        }
    }

    /**
     * Events that are not in the result were left out.
     *
     * @param isPositioned whether to look up the group's position
     */
    Result execute(Connection connection, List<DomainEventMessage<?>> events, boolean isPositioned)
            throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(isPositioned ? WITH_POSITION : WITHOUT_POSITION)) {
            bind(connection, insert, events);
            var positions = new HashMap<Key, EventPosition>();
            var orphans = new ArrayList<String>();
            GroupPosition group = null;
            try (ResultSet rows = insert.executeQuery()) {
                while (rows.next()) {
                    String aggregate = rows.getString(1);
                    long index = rows.getLong(3);
                    boolean isMissing = rows.wasNull();
                    if (aggregate == null) {
                        group = GroupPosition.read(rows);
                    } else if (isMissing) {
                        orphans.add(aggregate);
                    } else {
                        positions.put(new Key(aggregate, rows.getLong(2)), new EventPosition(rows.getLong(4), index));
                    }
                }
            }
            return new Result(positions, orphans, group);
        }
    }

    /** All events of an aggregate are one part, ordered behind the predecessor of the first. */
    private void bind(Connection connection, PreparedStatement insert, List<DomainEventMessage<?>> events)
            throws SQLException {
        Map<String, Integer> parts = new HashMap<>();
        var aggregates = new ArrayList<String>();
        var predecessors = new ArrayList<Long>();
        var part = new Integer[events.size()];
        var sequence = new Long[events.size()];
        var texts = new String[7][events.size()];
        for (int i = 0; i < part.length; i++) {
            DomainEventMessage<?> event = events.get(i);
            part[i] = parts.computeIfAbsent(event.getAggregateIdentifier(), id -> {
                aggregates.add(id);
                predecessors.add(event.getSequenceNumber() - 1);
                return aggregates.size() - 1;
            });
            sequence[i] = event.getSequenceNumber();
            var payload = event.serializePayload(serializer, String.class);
            texts[0][i] = event.getIdentifier();
            texts[1][i] = event.getType();
            texts[2][i] = DateTimeUtils.formatInstant(event.getTimestamp());
            texts[3][i] = payload.getType().getName();
            texts[4][i] = payload.getType().getRevision();
            texts[5][i] = payload.getData();
            texts[6][i] = event.serializeMetaData(serializer, String.class).getData();
        }
        var numbers = new Integer[aggregates.size()];
        Arrays.setAll(numbers, i -> i);
        insert.setArray(1, connection.createArrayOf("int4", numbers));
        insert.setArray(2, connection.createArrayOf("text", aggregates.toArray(String[]::new)));
        insert.setArray(3, connection.createArrayOf("int8", predecessors.toArray(Long[]::new)));
        insert.setArray(4, connection.createArrayOf("int4", part));
        insert.setArray(5, connection.createArrayOf("text", texts[0]));
        insert.setArray(6, connection.createArrayOf("int8", sequence));
        for (int i = 1; i < texts.length; i++) {
            insert.setArray(6 + i, connection.createArrayOf("text", texts[i]));
        }
    }
}
