package dev.perennial.query;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.testing.TestBackends;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends what the relay would send. */
public final class TestTopic implements AutoCloseable {
    private final KafkaProducer<String, byte[]> producer = new KafkaProducer<>(
            Map.of("bootstrap.servers", TestBackends.bootstrapServers(), "acks", "all", "linger.ms", 0),
            new StringSerializer(),
            new ByteArraySerializer());

    public void send(List<Envelope> envelopes) {
        for (Envelope envelope : envelopes) {
            var _ = producer.send(new ProducerRecord<>(
                    Topics.TABLES, envelope.aggregateId(), Json.mapper().writeValueAsBytes(envelope)));
        }
        producer.flush();
    }

    public void send(Envelope envelope) {
        send(Topics.TABLES, envelope.aggregateId(), Json.mapper().writeValueAsBytes(envelope));
    }

    public void send(ResultRecord result) {
        send(Topics.RESULTS, result.table().code(), Json.mapper().writeValueAsBytes(result));
    }

    public void send(String topic, String key, byte[] value) {
        var _ = producer.send(new ProducerRecord<>(topic, key, value));
        producer.flush();
    }

    @Override
    public void close() {
        producer.close();
    }
}
