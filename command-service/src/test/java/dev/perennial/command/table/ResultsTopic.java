package dev.perennial.command.table;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads the results topic from its beginning. */
final class ResultsTopic {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private ResultsTopic() {}

    /** The records of one table, once there are that many. */
    static List<ResultRecord> of(String table, int expected) {
        try (var consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            var partitions = List.of(new TopicPartition(Topics.RESULTS, 0));
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            var found = new ArrayList<ResultRecord>();
            Instant end = Instant.now().plus(PATIENCE);
            while (found.size() < expected && Instant.now().isBefore(end)) {
                consumer.poll(Duration.ofMillis(200)).forEach(record -> {
                    if (record.key().equals(table)) {
                        found.add(Json.mapper().readValue(record.value(), ResultRecord.class));
                    }
                });
            }
            return found;
        }
    }
}
