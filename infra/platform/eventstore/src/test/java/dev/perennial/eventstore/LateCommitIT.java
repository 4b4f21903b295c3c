package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.eventstore.relay.EventRelay;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.transaction.support.TransactionTemplate;

/** An event whose transaction took its number early and ended late reaches Kafka, whatever clocks said meanwhile. */
class LateCommitIT {
    private static final Duration A_WHILE = Duration.ofSeconds(3);
    private static final Duration TWO_MINUTES = Duration.ofMinutes(2);

    @Test
    void anEventCommittedAfterAnotherOfAnOlderTimeIsSent() throws Exception {
        try (var app = EventStoreApp.start(TestBackends.freshDatabase())) {
            String early = newId();
            String late = newId();
            var open = OpenTransaction.begin(app, () -> publish(app, event(early, 0, seatTaken(early, 0))), () -> {});
            publish(app, old(late));
            var _ = SentRecords.of(late, sent -> !sent.isEmpty(), A_WHILE);
            open.finish();
            assertThat(SentRecords.sequences(late, 1)).containsExactly(0L);
            assertThat(SentRecords.sequences(early, 1)).containsExactly(0L);
        }
    }

    /** The node that relays changes while the transaction is open, and both write. */
    @Test
    void theSameWithTwoNodesOfWhichOneTakesOver() throws Exception {
        TestDatabase database = TestBackends.freshDatabase();
        try (var one = EventStoreApp.start(database, "one");
                var other = EventStoreApp.start(database, "other")) {
            String early = newId();
            String late = newId();
            String last = newId();
            var open = OpenTransaction.begin(one, () -> publish(one, event(early, 0, seatTaken(early, 0))), () -> {});
            publish(other, old(late));
            var _ = SentRecords.of(late, sent -> !sent.isEmpty(), A_WHILE);
            relay(one).shutDown();
            publish(other, event(last, 0, seatTaken(last, 0)));
            var _ = SentRecords.of(last, sent -> !sent.isEmpty(), A_WHILE);
            open.finish();
            for (String each : List.of(early, late, last)) {
                List<Envelope> sent = SentRecords.of(each, found -> !found.isEmpty());
                assertThat(sent)
                        .as(Map.of("early", early, "late", late, "last", last) + "")
                        .hasSize(1);
            }
        }
    }

    /** As after a step of the clock, or by a machine that was suspended. */
    private static DomainEventMessage<?> old(String id) {
        var now = event(id, 0, seatTaken(id, 0));
        return new GenericDomainEventMessage<>(
                now.getType(),
                id,
                0,
                now.getPayload(),
                now.getMetaData(),
                now.getIdentifier(),
                Instant.now().minus(TWO_MINUTES));
    }

    private static void publish(ConfigurableApplicationContext app, DomainEventMessage<?> event) {
        app.getBean(TransactionTemplate.class)
                .executeWithoutResult(_ -> app.getBean(EventStore.class).publish(List.of(event)));
    }

    private static TrackingEventProcessor relay(ConfigurableApplicationContext app) {
        return app.getBean(EventProcessingConfiguration.class)
                .eventProcessor(EventRelay.NAME, TrackingEventProcessor.class)
                .orElseThrow();
    }
}
