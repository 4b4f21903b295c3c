package dev.perennial.eventstore.append;

import java.sql.Array;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.axonframework.common.DateTimeUtils;

/** Stores the state of an aggregate with its events, in place of the one stored before. */
public final class SnapshotRows {
    private final AppendedRows rows;
    private final RowWriter<Snapshot> writer = SnapshotRows::write;

    public SnapshotRows(AppendedRows rows) {
        this.rows = rows;
    }

    /**
     * A state to be stored.
     *
     * @param type of the aggregate
     * @param sequence of the last event folded into it
     * @param name under which the state is stored, with its revision
     */
    public record Snapshot(String type, String aggregate, long sequence, String name, String revision, String json) {}

    public void add(Snapshot snapshot) {
        rows.add(writer, snapshot);
    }

    private static void write(Connection connection, List<Snapshot> snapshots) throws SQLException {
        try (var insert = connection.prepareStatement("""
                with old as (delete from snapshot_event_entry where aggregate_identifier = any(?::text[]))
                insert into snapshot_event_entry (aggregate_identifier, sequence_number, type, event_identifier,
                  meta_data, payload, payload_revision, payload_type, time_stamp)
                select s.aggregate, s.sequence::bigint, s.type, s.id, '{}', s.payload::json, s.revision, s.name, ?
                from unnest(?::text[], ?::text[], ?::text[], ?::text[], ?::text[], ?::text[], ?::text[])
                  as s (aggregate, sequence, type, id, payload, revision, name)
                on conflict do nothing
                """)) {
            int column = 1;
            insert.setArray(column++, array(connection, snapshots, Snapshot::aggregate));
            insert.setString(column++, DateTimeUtils.formatInstant(Instant.now()));
            List<Function<Snapshot, Object>> columns = List.of(
                    Snapshot::aggregate,
                    Snapshot::sequence,
                    Snapshot::type,
                    _ -> UUID.randomUUID(),
                    Snapshot::json,
                    Snapshot::revision,
                    Snapshot::name);
            for (var value : columns) {
                insert.setArray(column++, array(connection, snapshots, value));
            }
            int _ = insert.executeUpdate();
        }
    }

    private static Array array(Connection connection, List<Snapshot> snapshots, Function<Snapshot, Object> value)
            throws SQLException {
        return connection.createArrayOf(
                "text", snapshots.stream().map(value).map(String::valueOf).toArray());
    }
}
