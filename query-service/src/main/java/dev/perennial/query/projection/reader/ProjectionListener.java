package dev.perennial.query.projection.reader;

import dev.perennial.query.projection.Offsets;
import dev.perennial.query.projection.PolledBatch;
import dev.perennial.query.projection.Projection;
import dev.perennial.query.projection.RawRecord;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.listener.AbstractConsumerSeekAware;
import org.springframework.kafka.listener.BatchConsumerAwareMessageListener;

/** Reads one projection's topic. The position is stored in the database, not in Kafka. */
final class ProjectionListener extends AbstractConsumerSeekAware
        implements BatchConsumerAwareMessageListener<String, byte[]> {
    private final Projection projection;
    private final Offsets offsets;
    private final PolledBatch batch;
    private final Map<Integer, Long> expected = new ConcurrentHashMap<>();

    ProjectionListener(Projection projection, Offsets offsets, PolledBatch batch) {
        this.projection = projection;
        this.offsets = offsets;
        this.batch = batch;
    }

    @Override
    public void onPartitionsAssigned(Map<TopicPartition, Long> assignments, ConsumerSeekCallback callback) {
        super.onPartitionsAssigned(assignments, callback);
        for (TopicPartition assigned : assignments.keySet()) {
            long next = offsets.find(projection, assigned.partition());
            expected.put(assigned.partition(), next);
            callback.seek(assigned.topic(), assigned.partition(), next);
        }
    }

    @Override
    public void onMessage(List<ConsumerRecord<String, byte[]>> records, @Nullable Consumer<?, ?> consumer) {
        var read = new HashMap<Integer, Long>();
        records.forEach(record -> read.put(record.partition(), record.offset() + 1));
        var next = batch.take(
                projection, expected, records.stream().map(RawRecord::of).toList());
        expected.putAll(next);
        records.forEach(record -> EventTrace.tell(projection, record));
        next.forEach((partition, offset) -> {
            if (!offset.equals(read.get(partition))) {
                Objects.requireNonNull(consumer).seek(new TopicPartition(projection.topic(), partition), offset);
            }
        });
    }

    /** Goes back to where the database is, if it was set back. */
    void followDatabase() {
        getTopicsAndCallbacks().forEach((assigned, callbacks) -> {
            long stored = offsets.find(projection, assigned.partition());
            if (stored < expected.getOrDefault(assigned.partition(), 0L)) {
                callbacks.forEach(callback -> callback.seek(assigned.topic(), assigned.partition(), stored));
            }
        });
    }
}
