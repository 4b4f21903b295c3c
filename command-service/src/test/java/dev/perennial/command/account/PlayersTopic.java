package dev.perennial.command.account;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Everything that stands on the players topic. */
public final class PlayersTopic implements AutoCloseable {
    private final List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
    private final KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
            Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
            new StringDeserializer(),
            new ByteArrayDeserializer());

    public PlayersTopic() {
        var partitions = consumer.partitionsFor(Topics.PLAYERS).stream()
                .map(each -> new TopicPartition(each.topic(), each.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
    }

    /** All records about one player so far, in order; empty where the name was removed. */
    public List<Optional<PlayerRecord>> of(String player) {
        consumer.poll(Duration.ofMillis(200)).forEach(records::add);
        return records.stream()
                .filter(each -> each.key().equals(player))
                .map(each -> Optional.ofNullable(each.value())
                        .map(value -> Json.mapper().readValue(value, PlayerRecord.class)))
                .toList();
    }

    @Override
    public void close() {
        consumer.close();
    }
}
