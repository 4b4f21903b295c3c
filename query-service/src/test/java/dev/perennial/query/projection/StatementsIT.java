package dev.perennial.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.messaging.signal.SignalHandler;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.table.TableProjection;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What a move costs the database, and whom its signal reaches by which way. */
class StatementsIT {
    private static final TestDatabase DATABASE = TestBackends.freshDatabase();
    private static final QueryNode NODE =
            QueryNode.start(DATABASE, "counted", Map.of(), CountedStatements.class, Heard.class);
    private static final TestTopic TOPIC = new TestTopic();

    private final Rows rows = new Rows(NODE);

    /** Listens like the boards do. */
    static class Heard implements SignalHandler {
        static final Queue<String> OWN = new ConcurrentLinkedQueue<>();
        static final Queue<String> THROUGH_DATABASE = new ConcurrentLinkedQueue<>();

        @Override
        public String channel() {
            return TableProjection.CHANNEL;
        }

        @Override
        public void on(String table) {
            THROUGH_DATABASE.add(table);
        }

        @Override
        public void onOwn(String table) {
            OWN.add(table);
        }

        @Override
        public void onDoubt() {
            // only signals count here
        }
    }

    @AfterAll
    static void stop() {
        NODE.close();
        TOPIC.close();
    }

    @Test
    void aMoveInOrderTakesFiveStatements() {
        var played = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                .started()
                .played(4, new Random(1));
        List<Envelope> all = played.envelopes();
        int last = all.size() - 1;
        TOPIC.send(all.subList(0, last));
        awaitApplied(played, last - 1);
        await().until(() ->
                rows.one("select sum(next_offset) from consumed_offset where projection = 'tables'") == endOfTopic());
        CountedStatements.EXECUTED.clear();
        TOPIC.send(all.get(last));
        awaitApplied(played, last);
        assertThat(CountedStatements.EXECUTED)
                .as("how to plan, the event, its table's row, progress and place, signals")
                .hasSize(5);
    }

    @Test
    void ownSignalsComeOnceAndNotThroughTheDatabase() throws SQLException {
        var played = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2);
        TOPIC.send(played.envelopes());
        String table = played.id().code();
        await().until(() -> Heard.OWN.contains(table));
        try (var elsewhere = DriverManager.getConnection(DATABASE.url(), DATABASE.user(), DATABASE.password());
                var statement = elsewhere.createStatement()) {
            statement.execute("notify " + TableProjection.CHANNEL + ", 'from-elsewhere'");
        }
        await().until(() -> Heard.THROUGH_DATABASE.contains("from-elsewhere"));
        assertThat(Heard.THROUGH_DATABASE).doesNotContain(table);
        assertThat(Heard.OWN.stream().filter(table::equals)).hasSize(1);
    }

    /** Other tests leave records there, which this node reads too. */
    private static long endOfTopic() {
        try (var consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
                new StringDeserializer(),
                new ByteArrayDeserializer())) {
            var partitions = consumer.partitionsFor(Topics.TABLES).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            return consumer.endOffsets(partitions).values().stream()
                    .mapToLong(Long::longValue)
                    .sum();
        }
    }

    private void awaitApplied(PlayedTable table, long sequence) {
        await().until(() -> rows.applied("tables", table.id().code()) == sequence);
    }
}
