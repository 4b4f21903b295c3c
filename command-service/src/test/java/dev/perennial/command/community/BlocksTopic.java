package dev.perennial.command.community;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.BlockRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The last word of the blocks topic about every player. */
final class BlocksTopic implements AutoCloseable {
    private final Map<String, Set<PlayerId>> last = new HashMap<>();
    private final KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(
            Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
            new StringDeserializer(),
            new ByteArrayDeserializer());

    BlocksTopic() {
        var partitions = consumer.partitionsFor(Topics.BLOCKS).stream()
                .map(each -> new TopicPartition(each.topic(), each.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
    }

    Set<PlayerId> last(String player) {
        consumer.poll(Duration.ofMillis(200))
                .forEach(each -> last.put(
                        each.key(),
                        each.value() == null
                                ? Set.of()
                                : Json.mapper()
                                        .readValue(each.value(), BlockRecord.class)
                                        .blocked()));
        return last.getOrDefault(player, Set.of());
    }

    @Override
    public void close() {
        consumer.close();
    }
}
