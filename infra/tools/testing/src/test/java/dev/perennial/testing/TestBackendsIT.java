package dev.perennial.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.Topics;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class TestBackendsIT {
    @Test
    void givesEachTestAnEmptyDatabaseOfItsOwn() throws SQLException {
        TestDatabase first = TestBackends.freshDatabase();
        TestDatabase second = TestBackends.freshDatabase();

        try (Connection one = connect(first);
                Connection two = connect(second);
                var write = one.createStatement();
                var read = two.createStatement()) {
            write.execute("create table played (number int)");
            write.execute("insert into played values (7)");
            try (var rows = write.executeQuery("select number from played")) {
                assertThat(rows.next()).isTrue();
                assertThat(rows.getInt(1)).isEqualTo(7);
            }
            assertThatThrownBy(() -> read.executeQuery("select number from played"))
                    .isInstanceOf(SQLException.class);
        }
    }

    @Test
    void hasEveryTopicOfTheContract() throws Exception {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", TestBackends.bootstrapServers()))) {
            List<String> names = Topics.all().stream().map(Topics.Topic::name).toList();

            var found = admin.describeTopics(names).allTopicNames().get(30, TimeUnit.SECONDS);

            for (Topics.Topic topic : Topics.all()) {
                assertThat(found.get(topic.name()).partitions()).hasSize(topic.partitions());
            }
        }
    }

    @Test
    void carriesARecordToAConsumerGroup() throws Exception {
        String servers = TestBackends.bootstrapServers();
        try (var producer = new KafkaProducer<>(
                        Map.of("bootstrap.servers", servers), new StringSerializer(), new StringSerializer());
                var consumer = new KafkaConsumer<>(
                        Map.of("bootstrap.servers", servers, "group.id", "it", "auto.offset.reset", "earliest"),
                        new StringDeserializer(),
                        new StringDeserializer())) {
            producer.send(new ProducerRecord<>(Topics.RESULTS, "key", "value")).get(30, TimeUnit.SECONDS);
            consumer.subscribe(List.of(Topics.RESULTS));

            var received = consumer.poll(Duration.ofSeconds(30));

            assertThat(received)
                    .singleElement()
                    .satisfies(record -> assertThat(record.value()).isEqualTo("value"));
        }
    }

    private static Connection connect(TestDatabase database) throws SQLException {
        return DriverManager.getConnection(database.url(), database.user(), database.password());
    }
}
