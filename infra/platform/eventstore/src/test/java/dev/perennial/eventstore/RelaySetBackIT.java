package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.eventstore.relay.RelayBacklog;
import dev.perennial.eventstore.relay.RelayComparison;
import dev.perennial.eventstore.relay.RelayProgram;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

/** What the relay has passed without sending it is noticed, and sent again while two nodes run. */
class RelaySetBackIT {
    private final TestDatabase database = TestBackends.freshDatabase();
    private final Map<String, String> environment = Map.of(
            "PERENNIAL_DB_URL", database.url(),
            "PERENNIAL_DB_USER", database.user(),
            "PERENNIAL_DB_PASSWORD", database.password());

    @Test
    void aPassedEventIsNoticedAndSentAgain() {
        String seen = newId();
        String passed = newId();
        try (var one = EventStoreApp.start(database, "one");
                var other = EventStoreApp.start(database, "other")) {
            one.getBean(EventStore.class).publish(event(seen, 0, seatTaken(seen, 0)));
            assertThat(SentRecords.sequences(seen, 1)).containsExactly(0L);
            // By an older version, or by hand: it lies before the relay's place from the first moment.
            other.getBean(JdbcTemplate.class).update("""
                    insert into domain_event_entry (aggregate_identifier, sequence_number, type, event_identifier,
                      meta_data, payload, payload_revision, payload_type, time_stamp, transaction_id)
                    select ?, sequence_number, type, ?, meta_data, payload, payload_revision, payload_type, time_stamp,
                      '0' from domain_event_entry where aggregate_identifier = ?
                    """, passed, newId(), seen);
            var backlog = other.getBean(RelayBacklog.class);
            backlog.compare();
            assertThat(backlog.comparison()).isEqualTo(new RelayComparison(2, 1, 0));
            assertThat(missing(other.getBean(MeterRegistry.class))).isEqualTo(1);
            assertThat(program(1)).contains("stored but were never sent to Kafka: 1.");

            assertThat(program(0, "--resend")).contains("sent again");
            assertThat(SentRecords.sequences(passed, 1)).containsExactly(0L);
            assertThat(SentRecords.of(seen, sent -> sent.size() >= 2)).hasSize(2);
            backlog.compare();
            assertThat(backlog.comparison()).isEqualTo(new RelayComparison(2, 2, 0));
            assertThat(missing(other.getBean(MeterRegistry.class))).isZero();
            assertThat(program(0)).contains("sent to Kafka: 2, waiting: 0, missing: 0");
        }
    }

    private static double missing(MeterRegistry meters) {
        return meters.get("perennial.relay.missing").gauge().value();
    }

    private String program(int code, String... args) {
        var out = new ByteArrayOutputStream();
        assertThat(RelayProgram.run(List.of(args), environment, new PrintStream(out, true, StandardCharsets.UTF_8)))
                .isEqualTo(code);
        return out.toString(StandardCharsets.UTF_8);
    }
}
