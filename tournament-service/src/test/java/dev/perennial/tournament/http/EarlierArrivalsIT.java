package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.testing.TestBackends;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

/** A service that read arrivals from the tables topic misses none when it is upgraded. */
class EarlierArrivalsIT {
    private static final Map<String, Object> BROKERS = Map.of("bootstrap.servers", TestBackends.bootstrapServers());
    private static final String OLD_GROUP = "perennial-tournament-arrivals";

    @Test
    void whatWasNotReadBeforeTheUpgradeIsReadOnce() throws Exception {
        try (var admin = Admin.create(BROKERS)) {
            sendToTables();
            leaveOffAtTheEnd(admin);
            sendToTables();
            var node = new TournamentNode("upgraded");
            await().until(() -> admin.listGroups().all().get().stream()
                    .noneMatch(group -> group.groupId().equals(OLD_GROUP)));
            assertThat(node.keptAside("arrivals"))
                    .as("the one behind its place, and not the one before")
                    .isEqualTo(1);
        }
    }

    private static void leaveOffAtTheEnd(Admin admin) throws InterruptedException, ExecutionException {
        int partitions = admin.describeTopics(List.of(Topics.TABLES))
                .allTopicNames()
                .get()
                .get(Topics.TABLES)
                .partitions()
                .size();
        var latest = IntStream.range(0, partitions)
                .mapToObj(number -> new TopicPartition(Topics.TABLES, number))
                .collect(Collectors.toMap(each -> each, _ -> OffsetSpec.latest()));
        var ends = admin.listOffsets(latest).all().get().entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        each -> new OffsetAndMetadata(each.getValue().offset())));
        admin.alterConsumerGroupOffsets(OLD_GROUP, ends).all().get();
    }

    /** A reader that meets it keeps it aside. */
    private static void sendToTables() {
        try (var producer = new KafkaProducer<>(BROKERS, new StringSerializer(), new ByteArraySerializer())) {
            var _ = producer.send(new ProducerRecord<>(
                    Topics.TABLES, "cup-r1-t1", "{\"not\":\"an event".getBytes(StandardCharsets.UTF_8)));
        }
    }
}
