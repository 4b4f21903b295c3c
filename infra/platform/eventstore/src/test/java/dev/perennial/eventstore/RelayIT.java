package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.eventstore.relay.EventRelay;
import dev.perennial.eventstore.relay.RelayBacklog;
import dev.perennial.testing.TestBackends;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.serialization.Serializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

class RelayIT {
    private static ConfigurableApplicationContext app;

    @BeforeAll
    static void start() {
        app = EventStoreApp.start(TestBackends.freshDatabase());
    }

    @AfterAll
    static void stop() {
        app.close();
    }

    @Test
    void carriesEveryEventInOrderWithAllItsNumbers() {
        String id = EventStoreIT.newId();
        publish(id, 0, 600);
        List<Envelope> arrived = SentRecords.of(id, envelopes -> envelopes.size() >= 600);
        assertThat(arrived).hasSize(600);
        assertThat(arrived).extracting(Envelope::sequence).isSorted().doesNotHaveDuplicates();
        assertThat(arrived).extracting(Envelope::globalIndex).isSorted().doesNotHaveDuplicates();
        assertThat(arrived).allSatisfy(envelope -> {
            assertThat(envelope.type()).isEqualTo("table.SeatTaken");
            assertThat(EventCodec.decode(envelope)).isEqualTo(EventStoreIT.seatTaken(id, (int) envelope.sequence()));
        });
    }

    /** A place in the store is taken when an event is written, and others see it only when that is committed. */
    @Test
    void anEventCommittedAfterALaterOneKeepsItsOwnPlace() throws Exception {
        String early = EventStoreIT.newId();
        String late = EventStoreIT.newId();
        var open = OpenTransaction.begin(app, () -> append(early, 0, 1), () -> {});
        publish(late, 0, 1);
        assertThat(behind()).as("also what may not be read yet").isEqualTo(1);
        open.finish();
        long before = SentRecords.of(early, sent -> !sent.isEmpty()).getFirst().globalIndex();
        long after = SentRecords.of(late, sent -> !sent.isEmpty()).getFirst().globalIndex();
        assertThat(before).isLessThan(after).isEqualTo(stored(early));
    }

    @Test
    void whicheverNodeRelaysAllTellTheSameAndWhoTakesOverKnowsWhatTheOtherSent() {
        String first = EventStoreIT.newId();
        String elsewhere = EventStoreIT.newId();
        publish(first, 0, 1);
        assertThat(SentRecords.sequences(first, 1)).hasSize(1);
        TrackingEventProcessor relay = relay();
        relay.shutDown();
        assertThat(behind()).isZero();
        publish(elsewhere, 0, 3);
        assertThat(behind()).isEqualTo(3);
        var rows = app.getBean(RedactingStorageEngine.class).fetchTrackedEvents(position(), 2);
        relayedElsewhere(rows.getLast().trackingToken());
        assertThat(behind()).isEqualTo(1);
        relay.start();
        assertThat(SentRecords.of(elsewhere, sent -> !sent.isEmpty()))
                .extracting(Envelope::sequence)
                .containsExactly(2L);
        assertThat(app.getBean(RelayBacklog.class).comparison().isWhole()).isTrue();
    }

    private static TrackingToken position() {
        var stored = new RelayPosition(app.getBean(JdbcTemplate.class)).stored();
        return ((RelayPosition.Stored.At) stored).token();
    }

    /** As another node would leave the token behind. */
    private static void relayedElsewhere(TrackingToken sent) {
        var tokens = new StoreConfiguration()
                .tokenStore(
                        app.getBean("serializer", Serializer.class), app.getBean(ConnectionProvider.class), "another");
        app.getBean(TransactionTemplate.class).executeWithoutResult(_ -> {
            assertThat(tokens.fetchToken(EventRelay.NAME, 0)).isNotNull();
            tokens.storeToken(sent, EventRelay.NAME, 0);
            tokens.releaseClaim(EventRelay.NAME, 0);
        });
    }

    private static double behind() {
        return app.getBean(MeterRegistry.class)
                .get("perennial.relay.behind")
                .gauge()
                .value();
    }

    private static TrackingEventProcessor relay() {
        return app.getBean(EventProcessingConfiguration.class)
                .eventProcessor(EventRelay.NAME, TrackingEventProcessor.class)
                .orElseThrow();
    }

    private static long stored(String aggregate) {
        Long index = app.getBean(JdbcTemplate.class)
                .queryForObject(
                        "select global_index from domain_event_entry where aggregate_identifier = ?",
                        Long.class,
                        aggregate);
        return Objects.requireNonNull(index);
    }

    @Test
    void aFailedBatchIsSentAgainAndNothingIsSkipped() {
        String id = EventStoreIT.newId();
        EventStoreApp.FAILURES.set(2);
        publish(id, 0, 5);
        assertThat(SentRecords.sequences(id, 5)).containsExactly(0L, 1L, 2L, 3L, 4L);
    }

    @Test
    void aRelaySetBackSendsTheSameAgain() {
        String id = EventStoreIT.newId();
        publish(id, 0, 3);
        List<Envelope> first = SentRecords.of(id, envelopes -> envelopes.size() >= 3);
        TrackingEventProcessor relay = relay();
        relay.shutDown();
        int _ = app.getBean(JdbcTemplate.class)
                .update("delete from token_entry where processor_name = ?", EventRelay.NAME);
        relay.start();
        List<Envelope> again = SentRecords.of(id, envelopes -> envelopes.size() >= 6);
        assertThat(again.subList(3, 6)).isEqualTo(first);
    }

    private static void publish(String id, int from, int to) {
        app.getBean(TransactionTemplate.class).executeWithoutResult(_ -> append(id, from, to));
    }

    private static void append(String id, int from, int to) {
        app.getBean(EventStore.class)
                .publish(IntStream.range(from, to)
                        .mapToObj(n -> EventStoreIT.event(id, n, EventStoreIT.seatTaken(id, n)))
                        .toList());
    }
}
