package dev.perennial.query.intake;

import dev.perennial.contract.Envelope;
import java.time.ZoneOffset;
import java.util.List;
import org.springframework.jdbc.core.JdbcOperations;

/** A table that keeps a topic's events as they came: aggregate, sequence, type, version, time and payload. */
public final class EventRows {
    private final JdbcOperations jdbc;
    private final String insert;

    public EventRows(JdbcOperations jdbc, String table, String aggregate) {
        this.jdbc = jdbc;
        insert = "insert into " + table + " (" + aggregate
                + ", sequence, type, version, time, payload) values (?, ?, ?, ?, ?, ?::jsonb)";
    }

    public void add(List<Envelope> envelopes) {
        if (envelopes.isEmpty()) {
            return;
        }
        var _ = jdbc.batchUpdate(insert, envelopes, envelopes.size(), (row, envelope) -> {
            row.setString(1, envelope.aggregateId());
            row.setLong(2, envelope.sequence());
            row.setString(3, envelope.type());
            row.setString(4, envelope.version());
            row.setObject(5, envelope.time().atOffset(ZoneOffset.UTC));
            row.setString(6, envelope.payload().toString());
        });
    }
}
