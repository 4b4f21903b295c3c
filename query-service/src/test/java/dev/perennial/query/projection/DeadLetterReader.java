package dev.perennial.query.projection;

import dev.perennial.contract.Topics;
import dev.perennial.testing.TestBackends;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads what lies on the topic of dead letters. */
final class DeadLetterReader {
    private DeadLetterReader() {}

    static List<ConsumerRecord<String, byte[]>> read(String key, String projection) {
        var found = new ArrayList<ConsumerRecord<String, byte[]>>();
        try (var consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            var partition = new TopicPartition(Topics.DEAD_LETTERS, 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            long end = consumer.endOffsets(List.of(partition)).get(partition);
            while (consumer.position(partition) < end) {
                consumer.poll(Duration.ofMillis(200)).forEach(found::add);
            }
        }
        return found.stream()
                .filter(letter -> key.equals(letter.key()))
                .filter(letter -> projection.equals(header(letter, "projection")))
                .toList();
    }

    static String header(ConsumerRecord<String, byte[]> letter, String name) {
        return new String(letter.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }
}
