package dev.perennial.command.table;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Follows one table on its topic. */
final class TablesTopic implements AutoCloseable {
    private final String table;
    private long latest = -1;
    private final KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
            Map.of("bootstrap.servers", TestBackends.bootstrapServers(), "fetch.max.wait.ms", 20),
            new StringDeserializer(),
            new ByteArrayDeserializer());

    TablesTopic(String table) {
        this.table = table;
        var partitions = consumer.partitionsFor(Topics.TABLES).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
    }

    /** Returns the last sequence that has arrived, once the given one has. */
    long await(long sequence) {
        Instant end = Instant.now().plusSeconds(30);
        while (latest < sequence) {
            if (Instant.now().isAfter(end)) {
                throw new AssertionError("only " + latest + " of " + sequence + " has arrived");
            }
            consumer.poll(Duration.ofMillis(20)).forEach(record -> {
                if (record.key().equals(table)) {
                    latest = Math.max(
                            latest,
                            Json.mapper()
                                    .readValue(record.value(), Envelope.class)
                                    .sequence());
                }
            });
        }
        return latest;
    }

    @Override
    public void close() {
        consumer.close();
    }
}
