package dev.perennial.tournament.http;

import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.testing.TestBackends;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A record that makes no sense is lost to nobody who reads its topic here. */
class UnreadableRecordsIT {
    private static final TournamentNode node = TournamentNode.shared();

    @ParameterizedTest
    @CsvSource({
        Topics.TOURNAMENTS + ", cup, leagues",
        Topics.RESULTS + ", cup-r1-t1, results",
        Topics.ARRIVALS + ", cup-r1-t1, arrivals",
        Topics.BLOCKS + ", ann, blocks",
    })
    void itIsKeptAside(String topic, String key, String reader) {
        long before = node.keptAside(reader);
        try (var producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
                new StringSerializer(),
                new ByteArraySerializer())) {
            var _ = producer.send(
                    new ProducerRecord<>(topic, key, "{\"not\":\"an event".getBytes(StandardCharsets.UTF_8)));
        }
        await().until(() -> node.keptAside(reader) > before);
    }
}
