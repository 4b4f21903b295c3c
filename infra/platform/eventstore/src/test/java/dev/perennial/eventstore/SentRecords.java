package dev.perennial.eventstore;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** What has reached Kafka. */
final class SentRecords {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private SentRecords() {}

    static List<Long> sequences(String id, int atLeast) {
        return of(id, sent -> distinct(sent).size() >= atLeast).stream()
                .map(Envelope::sequence)
                .distinct()
                .toList();
    }

    private static List<Long> distinct(List<Envelope> sent) {
        return sent.stream().map(Envelope::sequence).distinct().toList();
    }

    static List<Envelope> of(String id, Predicate<List<Envelope>> enough) {
        return of(id, enough, PATIENCE);
    }

    /** All that was sent of this aggregate, from the first, until it is enough or took too long. */
    static List<Envelope> of(String id, Predicate<List<Envelope>> enough, Duration patience) {
        var found = new ArrayList<Envelope>();
        Map<String, Object> settings = Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, TestBackends.bootstrapServers());
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            var partitions = consumer.partitionsFor(Topics.TABLES).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            long deadline = System.nanoTime() + patience.toNanos();
            while (!enough.test(found) && System.nanoTime() < deadline) {
                consumer.poll(Duration.ofMillis(200)).forEach(message -> {
                    if (message.key().equals(id)) {
                        found.add(Json.mapper().readValue(message.value(), Envelope.class));
                    }
                });
            }
        }
        return found;
    }
}
