package dev.perennial.eventstore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.Json;
import dev.perennial.testing.TestBackends;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.axonframework.common.jdbc.ConnectionProvider;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.GapAwareTrackingToken;
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
        List<Envelope> arrived = received(id, envelopes -> envelopes.size() >= 600);
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
        var written = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var writer = held(early, written, go);
        assertThat(written.await(20, TimeUnit.SECONDS)).isTrue();
        publish(late, 0, 1);
        long after =
                received(late, envelopes -> !envelopes.isEmpty()).getFirst().globalIndex();
        go.countDown();
        writer.get(20, TimeUnit.SECONDS);
        long before =
                received(early, envelopes -> !envelopes.isEmpty()).getFirst().globalIndex();
        assertThat(before).isLessThan(after).isEqualTo(stored(early));
    }

    private static CompletableFuture<Void> held(String id, CountDownLatch written, CountDownLatch go) {
        return CompletableFuture.runAsync(() -> app.getBean(TransactionTemplate.class)
                .executeWithoutResult(_ -> {
                    app.getBean(EventStore.class)
                            .publish(List.of(EventStoreIT.event(id, 0, EventStoreIT.seatTaken(id, 0))));
                    written.countDown();
                    awaitQuietly(go);
                }));
    }

    @Test
    void whicheverNodeRelaysAllTellTheSameAndWhoTakesOverKnowsWhatTheOtherSent() throws Exception {
        String first = EventStoreIT.newId();
        String late = EventStoreIT.newId();
        String elsewhere = EventStoreIT.newId();
        publish(first, 0, 1);
        assertThat(sequences(first, 1)).hasSize(1);
        TrackingEventProcessor relay = relay();
        relay.shutDown();
        assertThat(behind()).isZero();
        var written = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        var writer = held(late, written, go);
        assertThat(written.await(20, TimeUnit.SECONDS)).isTrue();
        publish(elsewhere, 0, 1);
        long last = stored(elsewhere);
        assertThat(behind()).isEqualTo(last - stored(first));
        relayedElsewhere(new GapAwareTrackingToken(last, List.of(last - 1)));
        assertThat(behind()).isZero();
        go.countDown();
        writer.get(20, TimeUnit.SECONDS);
        relay.start();
        assertThat(received(late, envelopes -> !envelopes.isEmpty()).getFirst().globalIndex())
                .isEqualTo(stored(late))
                .isEqualTo(last - 1);
    }

    /** As another node would leave the token behind. */
    private static void relayedElsewhere(TrackingToken sent) {
        var tokens = new EventStoreConfiguration()
                .tokenStore(
                        app.getBean("serializer", Serializer.class), app.getBean(ConnectionProvider.class), "another");
        app.getBean(TransactionTemplate.class).executeWithoutResult(_ -> {
            assertThat(tokens.fetchToken(Relay.NAME, 0)).isNotNull();
            tokens.storeToken(sent, Relay.NAME, 0);
            tokens.releaseClaim(Relay.NAME, 0);
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
                .eventProcessor(Relay.NAME, TrackingEventProcessor.class)
                .orElseThrow();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
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
        assertThat(sequences(id, 5)).containsExactly(0L, 1L, 2L, 3L, 4L);
    }

    @Test
    void aRelaySetBackSendsTheSameAgain() {
        String id = EventStoreIT.newId();
        publish(id, 0, 3);
        List<Envelope> first = received(id, envelopes -> envelopes.size() >= 3);
        TrackingEventProcessor relay = relay();
        relay.shutDown();
        relay.resetTokens();
        relay.start();
        List<Envelope> again = received(id, envelopes -> envelopes.size() >= 6);
        assertThat(again.subList(3, 6)).isEqualTo(first);
    }

    private static void publish(String id, int from, int to) {
        var events = IntStream.range(from, to)
                .mapToObj(n -> EventStoreIT.event(id, n, EventStoreIT.seatTaken(id, n)))
                .toList();
        app.getBean(TransactionTemplate.class)
                .executeWithoutResult(_ -> app.getBean(EventStore.class).publish(events));
    }

    private static List<Long> sequences(String id, int atLeast) {
        return received(
                        id,
                        envelopes -> envelopes.stream()
                                        .map(Envelope::sequence)
                                        .distinct()
                                        .count()
                                >= atLeast)
                .stream()
                .map(Envelope::sequence)
                .distinct()
                .toList();
    }

    private static List<Envelope> received(String id, Predicate<List<Envelope>> enough) {
        var found = new ArrayList<Envelope>();
        Map<String, Object> settings = Map.of(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, TestBackends.bootstrapServers());
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
            var partitions = consumer.partitionsFor(Topics.TABLES).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
            while (!enough.test(found) && System.nanoTime() < deadline) {
                consumer.poll(Duration.ofMillis(200)).forEach(message -> {
                    if (message.key().equals(id)) {
                        found.add(Json.mapper().readValue(message.value(), Envelope.class));
                    }
                });
            }
        }
        return found;
    }
}
