package dev.perennial.query.projection;

import dev.perennial.contract.Envelope;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.springframework.jdbc.core.JdbcOperations;

/** A table that keeps a topic's events as they came: aggregate, sequence, type, version, time and payload. */
public final class EventRows {
    private final JdbcOperations jdbc;
    private final String insert;

    public EventRows(JdbcOperations jdbc, String table, String aggregate) {
        this.jdbc = jdbc;
        insert = "insert into " + table + " (" + aggregate + ", sequence, type, version, time, payload)"
                + " select aggregate, sequence, type, version, time::timestamptz, payload::jsonb"
                + " from unnest(?, ?, ?, ?, ?, ?) as event (aggregate, sequence, type, version, time, payload)";
    }

    /** In one statement, however many. */
    public void add(List<Envelope> envelopes) {
        if (envelopes.isEmpty()) {
            return;
        }
        jdbc.update(
                insert,
                column(envelopes, Envelope::aggregateId, String[]::new),
                column(envelopes, Envelope::sequence, Long[]::new),
                column(envelopes, Envelope::type, String[]::new),
                column(envelopes, Envelope::version, String[]::new),
                column(envelopes, envelope -> envelope.time().toString(), String[]::new),
                column(envelopes, envelope -> envelope.payload().toString(), String[]::new));
    }

    private static <T> Object column(List<Envelope> envelopes, Function<Envelope, T> part, IntFunction<T[]> array) {
        return envelopes.stream().map(part).toArray(array);
    }
}
