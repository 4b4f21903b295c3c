package dev.perennial.query.projection;

import dev.perennial.contract.Envelope;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Keeps what could not be applied, with the reason, in a table and on the dead-letter topic. */
@Repository
class DeadLetterBox {
    private static final Logger LOG = LoggerFactory.getLogger(DeadLetterBox.class);
    private static final int ERROR_LENGTH = 2000;

    private final JdbcClient jdbc;
    private final DeadLetterTopic topic;
    private final ProjectionMetrics metrics;

    DeadLetterBox(JdbcClient jdbc, DeadLetterTopic topic, ProjectionMetrics metrics) {
        this.jdbc = jdbc;
        this.topic = topic;
        this.metrics = metrics;
    }

    void put(Projection projection, ParsedRecord letter, RuntimeException reason) {
        put(projection, letter.raw(), letter.envelope(), reason);
    }

    void put(Projection projection, RawRecord raw, RuntimeException reason) {
        put(projection, raw, null, reason);
    }

    private void put(Projection projection, RawRecord raw, @Nullable Envelope envelope, RuntimeException reason) {
        String error = describe(reason);
        // The kind of failure only: a message may quote the event, and logs are no place for hidden cards.
        LOG.error(
                "{} cannot apply {}-{}@{} of {}: {}",
                projection.name(),
                raw.topic(),
                raw.partition(),
                raw.offset(),
                raw.shownKey(),
                reason.getClass().getSimpleName());
        metrics.deadLetter(projection);
        if (projection.mayBeCopied()) {
            topic.send(projection, raw, error);
        }
        jdbc.sql("""
                insert into dead_letter
                  (projection, topic, partition, record_offset, aggregate_id, sequence, type, record, error)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (projection, topic, partition, record_offset) do update set error = excluded.error
                """)
                .param(projection.name())
                .param(raw.topic())
                .param(raw.partition())
                .param(raw.offset())
                .param(envelope == null ? raw.shownKey() : envelope.aggregateId())
                .param(envelope == null ? null : envelope.sequence())
                .param(envelope == null ? null : envelope.type())
                .param(raw.value())
                .param(error)
                .update();
    }

    /** Class names and messages down to the cause: for operators, never for clients. */
    private static String describe(Throwable reason) {
        Deque<String> chain = new ArrayDeque<>();
        for (Throwable t = reason; t != null && chain.size() < 8; t = t.getCause()) {
            chain.add(t.getClass().getSimpleName() + ": " + t.getMessage());
        }
        String text = String.join("; caused by ", chain).replaceAll("[\\s\\x00]+", " ");
        return text.length() > ERROR_LENGTH ? text.substring(0, ERROR_LENGTH) : text;
    }

    /** Takes out every letter of the aggregate. */
    List<RawRecord> take(Projection projection, String aggregateId) {
        return jdbc.sql("""
                delete from dead_letter where projection = ? and aggregate_id = ?
                returning aggregate_id, topic, partition, record_offset, record
                """)
                .params(projection.name(), aggregateId)
                .query((row, _) -> new RawRecord(
                        row.getString(1), row.getString(2), row.getInt(3), row.getLong(4), row.getBytes(5)))
                .list();
    }

    List<String> errors(Projection projection, String aggregateId) {
        return jdbc.sql("""
                select error from dead_letter where projection = ? and aggregate_id = ?
                order by sequence nulls first, record_offset
                """)
                .params(projection.name(), aggregateId)
                .query(String.class)
                .list();
    }

    List<DeadLetter> list(int limit) {
        return list(DeadLetter.Cursor.TOP, limit);
    }

    List<DeadLetter> list(DeadLetter.Cursor last, int limit) {
        return jdbc.sql("""
                select projection, topic, partition, record_offset, aggregate_id, sequence, type, error from dead_letter
                where (projection, topic, partition, record_offset) > (?, ?, ?, ?)
                order by projection, topic, partition, record_offset limit ?
                """)
                .params(last.projection(), last.topic(), last.partition(), last.offset(), limit)
                .query((row, _) -> new DeadLetter(
                        row.getString(1),
                        row.getString(2),
                        row.getInt(3),
                        row.getLong(4),
                        row.getString(5),
                        row.getObject(6, Long.class),
                        row.getString(7),
                        row.getString(8)))
                .list();
    }

    /** The aggregate and sequence of a letter that is given up; empty if there is none. */
    Optional<DeadLetter> remove(String projection, String topic, int partition, long offset) {
        var found = list(Integer.MAX_VALUE).stream()
                .filter(each -> each.projection().equals(projection)
                        && each.topic().equals(topic)
                        && each.partition() == partition
                        && each.offset() == offset)
                .findFirst();
        jdbc.sql("delete from dead_letter where projection = ? and topic = ? and partition = ? and record_offset = ?")
                .params(projection, topic, partition, offset)
                .update();
        return found;
    }
}
