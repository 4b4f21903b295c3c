package dev.perennial.eventstore;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** An aggregate's latest snapshot and the events after it, or all of them, in one statement. */
final class LatestRows {
    private static final String COLUMNS = "type, aggregate_identifier, sequence_number, event_identifier, time_stamp,"
            + " payload_type, payload_revision, payload::text as payload, meta_data";

    private static final String QUERY = """
            with latest as (select %1$s from snapshot_event_entry where aggregate_identifier = ?
              order by sequence_number desc limit 1)
            select true as is_snapshot, %1$s from latest
            union all
            (select false, %1$s from domain_event_entry where aggregate_identifier = ?
              and sequence_number > coalesce((select sequence_number from latest), -1)
              order by sequence_number limit ?)
            order by is_snapshot desc, sequence_number
            """.formatted(COLUMNS);

    private LatestRows() {}

    static PreparedStatement of(Connection connection, String aggregate, int most) throws SQLException {
        PreparedStatement read = connection.prepareStatement(QUERY);
        read.setString(1, aggregate);
        read.setString(2, aggregate);
        read.setInt(3, most);
        return read;
    }

    static boolean isSnapshot(ResultSet row) throws SQLException {
        return row.getBoolean("is_snapshot");
    }
}
