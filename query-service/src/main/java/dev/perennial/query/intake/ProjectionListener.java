package dev.perennial.query.intake;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jspecify.annotations.Nullable;
import org.springframework.kafka.listener.AbstractConsumerSeekAware;
import org.springframework.kafka.listener.BatchConsumerAwareMessageListener;

/** Reads one projection's topic. Where to go on is told by the database, not by Kafka. */
final class ProjectionListener extends AbstractConsumerSeekAware
        implements BatchConsumerAwareMessageListener<String, byte[]> {
    private final Projection projection;
    private final Offsets offsets;
    private final PartitionBatch batch;
    private final Map<Integer, OptionalLong> expected = new ConcurrentHashMap<>();

    ProjectionListener(Projection projection, Offsets offsets, PartitionBatch batch) {
        this.projection = projection;
        this.offsets = offsets;
        this.batch = batch;
    }

    @Override
    public void onPartitionsAssigned(Map<TopicPartition, Long> assignments, ConsumerSeekCallback callback) {
        super.onPartitionsAssigned(assignments, callback);
        for (TopicPartition assigned : assignments.keySet()) {
            OptionalLong next = offsets.find(projection, assigned.partition());
            expected.put(assigned.partition(), next);
            callback.seek(assigned.topic(), assigned.partition(), next.orElse(0));
        }
    }

    @Override
    public void onMessage(List<ConsumerRecord<String, byte[]>> records, @Nullable Consumer<?, ?> consumer) {
        Map<Integer, List<Source>> byPartition = records.stream()
                .map(Source::of)
                .collect(Collectors.groupingBy(Source::partition, HashMap::new, Collectors.toList()));
        byPartition.forEach((partition, sources) -> {
            long next =
                    batch.take(projection, partition, expected.getOrDefault(partition, OptionalLong.empty()), sources);
            expected.put(partition, OptionalLong.of(next));
            if (next != sources.getLast().offset() + 1) {
                Objects.requireNonNull(consumer).seek(new TopicPartition(projection.topic(), partition), next);
            }
        });
    }

    /** Goes back to where the database is, if it was set back. */
    void followDatabase() {
        getTopicsAndCallbacks().forEach((assigned, callbacks) -> {
            OptionalLong stored = offsets.find(projection, assigned.partition());
            long read = expected.getOrDefault(assigned.partition(), OptionalLong.empty())
                    .orElse(0);
            if (stored.orElse(0) < read) {
                callbacks.forEach(callback -> callback.seek(assigned.topic(), assigned.partition(), stored.orElse(0)));
            }
        });
    }
}
