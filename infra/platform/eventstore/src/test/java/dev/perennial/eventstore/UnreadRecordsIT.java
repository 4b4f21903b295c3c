package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.messaging.TopicReader;
import dev.perennial.messaging.UnreadRecords;
import dev.perennial.testing.TestBackends;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

class UnreadRecordsIT {
    private static final byte[] NONSENSE = "{\"not\":\"an envelope".getBytes(StandardCharsets.UTF_8);

    /** Understands JSON, but only from the version that it has. */
    private static final class Reader implements TopicReader {
        private final List<Long> read = new ArrayList<>();
        private boolean understands;

        @Override
        public String name() {
            return "reader";
        }

        @Override
        public void read(ConsumerRecord<String, byte[]> record) {
            if (!understands) {
                var _ = Json.mapper().readValue(record.value(), Envelope.class);
            }
            read.add(record.offset());
        }
    }

    @Test
    void whatCannotBeReadIsKeptAndReadAgainAtAStartThatCan() {
        var database = TestBackends.freshDatabase();
        var reader = new Reader();
        try (var app = EventStoreApp.start(database)) {
            app.getBean(UnreadRecords.class).read(reader, record(7));
            app.getBean(UnreadRecords.class).read(reader, record(7));
            assertThat(kept(app)).isEqualTo(1);
        }
        assertThat(reader.read).isEmpty();
        for (boolean better : new boolean[] {false, true}) {
            reader.understands = better;
            try (var app = EventStoreApp.start(database)) {
                ((GenericApplicationContext) app).registerBean(TopicReader.class, () -> reader);
                app.getBean(UnreadRecords.class).readAgain();
                assertThat(kept(app)).isEqualTo(better ? 0 : 1);
            }
        }
        assertThat(reader.read).containsExactly(7L);
    }

    @Test
    void whatLiesInTheSamePlaceOfAnotherBrokerTakesThePlace() {
        var database = TestBackends.freshDatabase();
        byte[] other = "{\"not\":\"that one".getBytes(StandardCharsets.UTF_8);
        try (var app = EventStoreApp.start(database)) {
            var unread = app.getBean(UnreadRecords.class);
            unread.read(new Reader(), record(7));
            unread.read(new Reader(), new ConsumerRecord<>("some.topic", 3, 7, "other", other));
            var jdbc = app.getBean(JdbcTemplate.class);
            assertThat(jdbc.queryForObject("select record from unread_record", byte[].class))
                    .isEqualTo(other);
            assertThat(jdbc.queryForObject("select record_key from unread_record", String.class))
                    .isEqualTo("other");
        }
    }

    private static double kept(ConfigurableApplicationContext app) {
        return app.getBean(MeterRegistry.class)
                .get("perennial.unread.records")
                .gauge()
                .value();
    }

    private static ConsumerRecord<String, byte[]> record(long offset) {
        return new ConsumerRecord<>("some.topic", 3, offset, "key", NONSENSE);
    }
}
