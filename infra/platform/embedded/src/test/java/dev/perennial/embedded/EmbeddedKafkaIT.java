package dev.perennial.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedKafkaIT {
    private static final String TOPIC = "kept";

    @TempDir
    Path folder;

    @Test
    void keepsItsRecordsOverARestartOnOtherPorts() throws Exception {
        String first;
        try (EmbeddedKafka kafka = EmbeddedKafka.start(folder)) {
            first = kafka.bootstrapServers();
            try (Admin admin = Admin.create(Map.of("bootstrap.servers", first))) {
                admin.createTopics(List.of(new NewTopic(TOPIC, 1, (short) 1)))
                        .all()
                        .get(30, TimeUnit.SECONDS);
            }
            send(first, "one");
        }
        try (EmbeddedKafka kafka = EmbeddedKafka.start(folder)) {
            assertThat(kafka.bootstrapServers()).isNotEqualTo(first);
            send(kafka.bootstrapServers(), "two");

            assertThat(read(kafka.bootstrapServers(), 2)).containsExactly("one", "two");
        }
    }

    private static void send(String servers, String value) throws Exception {
        try (var producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", servers, "acks", "all"), new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(TOPIC, value)).get(30, TimeUnit.SECONDS);
        }
    }

    private static List<String> read(String servers, int count) {
        try (var consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", servers), new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions = List.of(new TopicPartition(TOPIC, 0));
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            List<String> values = new ArrayList<>();
            long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (values.size() < count && System.nanoTime() < end) {
                consumer.poll(Duration.ofMillis(200)).forEach(record -> values.add(record.value()));
            }
            return values;
        }
    }
}
