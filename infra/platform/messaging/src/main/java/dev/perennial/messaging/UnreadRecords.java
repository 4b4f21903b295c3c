package dev.perennial.messaging;

import dev.perennial.contract.json.EventCodec;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Objects;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.core.JacksonException;

/**
 * Keeps aside what a reader cannot read, so that one record holds up no other, and has it read again at every start:
 * what is unknown to this version may be known to the next one.
 */
public class UnreadRecords {
    private static final Logger LOG = LoggerFactory.getLogger(UnreadRecords.class);

    private final JdbcTemplate jdbc;
    private final ObjectProvider<TopicReader> readers;

    UnreadRecords(JdbcTemplate jdbc, ObjectProvider<TopicReader> readers, MeterRegistry meters) {
        this.jdbc = jdbc;
        this.readers = readers;
        Gauge.builder("perennial.unread.records", this, UnreadRecords::count)
                .description("records of topics that could not be read and were kept aside")
                .register(meters);
    }

    /** Other failures come from the database or Kafka and are not caught here. */
    public void read(TopicReader reader, ConsumerRecord<String, byte[]> record) {
        if (!isRead(reader, record)) {
            LOG.error("{} cannot read {}-{}@{}", reader.name(), record.topic(), record.partition(), record.offset());
        }
    }

    private boolean isRead(TopicReader reader, ConsumerRecord<String, byte[]> record) {
        try {
            reader.read(record);
            return true;
        } catch (JacksonException | EventCodec.UnreadableEvent e) {
            keep(reader, record, e.getClass().getSimpleName());
            return false;
        }
    }

    /** Beside another broker the same place may hold another record, and the one that was met last counts. */
    private void keep(TopicReader reader, ConsumerRecord<String, byte[]> record, String error) {
        jdbc.update(
                """
                insert into unread_record (reader, topic, partition, record_offset, record_key, record, error)
                values (?, ?, ?, ?, ?, ?, ?)
                on conflict (reader, topic, partition, record_offset) do update
                set record_key = excluded.record_key, record = excluded.record, error = excluded.error
                """,
                reader.name(),
                record.topic(),
                record.partition(),
                record.offset(),
                record.key(),
                record.value(),
                error);
    }

    @EventListener(ApplicationReadyEvent.class)
    public void readAgain() {
        readers.forEach(reader -> kept(reader).stream()
                .filter(record -> isRead(reader, record))
                .forEach(record -> forget(reader, record)));
    }

    private List<ConsumerRecord<String, byte[]>> kept(TopicReader reader) {
        return jdbc.query(
                "select * from unread_record where reader = ? order by topic, partition, record_offset",
                (row, _) -> new ConsumerRecord<>(
                        row.getString("topic"),
                        row.getInt("partition"),
                        row.getLong("record_offset"),
                        row.getString("record_key"),
                        row.getBytes("record")),
                reader.name());
    }

    private void forget(TopicReader reader, ConsumerRecord<String, byte[]> record) {
        LOG.info("{} has read {}-{}@{} now", reader.name(), record.topic(), record.partition(), record.offset());
        jdbc.update(
                "delete from unread_record where reader = ? and topic = ? and partition = ? and record_offset = ?",
                reader.name(),
                record.topic(),
                record.partition(),
                record.offset());
    }

    private double count() {
        return Objects.requireNonNullElse(jdbc.queryForObject("select count(*) from unread_record", Long.class), 0L);
    }
}
