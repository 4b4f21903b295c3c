package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.Envelope;
import dev.perennial.testing.TestBackends;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.stream.IntStream;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** A transaction may get its number long before it decides; its events still come after what it decided upon. */
class AggregateOrderIT {
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
    void aTransactionWithAnEarlierNumberIsSentAfterThePredecessorItHasSeen() throws Exception {
        String id = newId();
        publish(id, 0, 3);
        var early = OpenTransaction.begin(app, AggregateOrderIT::takeNumber, () -> append(id, 6, 1_200));
        publish(id, 3, 6);
        early.finish();
        assertThat(SentRecords.of(id, sent -> sent.size() >= 1_200))
                .extracting(Envelope::sequence)
                .isEqualTo(IntStream.range(0, 1_200).mapToObj(n -> (long) n).toList());
    }

    /** The one in between has inherited the number of the first: what follows it inherits the same. */
    @Test
    void aChainOfEarlierTransactionsStaysInOrder() throws Exception {
        String id = newId();
        var first = OpenTransaction.begin(app, AggregateOrderIT::takeNumber, () -> append(id, 2, 3));
        var second = OpenTransaction.begin(app, AggregateOrderIT::takeNumber, () -> append(id, 1, 2));
        publish(id, 0, 1);
        second.finish();
        first.finish();
        publish(id, 3, 4);
        assertThat(SentRecords.of(id, sent -> sent.size() >= 4))
                .extracting(Envelope::sequence)
                .containsExactly(0L, 1L, 2L, 3L);
    }

    @Test
    void whatAnOpenTransactionHoldsBackIsSentSoonAfterItsEnd() throws Exception {
        String id = newId();
        var open = OpenTransaction.begin(app, AggregateOrderIT::takeNumber, () -> {});
        publish(id, 0, 1);
        assertThat(SentRecords.of(id, sent -> !sent.isEmpty(), Duration.ofMillis(1_500)))
                .isEmpty();
        open.finish();
        assertThat(SentRecords.of(id, sent -> !sent.isEmpty(), Duration.ofSeconds(5)))
                .hasSize(1);
    }

    /** Ids are those of the whole server, but a transaction can write only to its own database. */
    @Test
    void aTransactionOfAnotherDatabaseHoldsNothingBack() throws Exception {
        String id = newId();
        var elsewhere = TestBackends.freshDatabase();
        try (var other = DriverManager.getConnection(elsewhere.url(), elsewhere.user(), elsewhere.password());
                var statement = other.createStatement()) {
            other.setAutoCommit(false);
            assertThat(statement.execute("select pg_current_xact_id()")).isTrue();
            publish(id, 0, 1);
            assertThat(SentRecords.sequences(id, 1)).as("read from the store").containsExactly(0L);
            app.getBean(EventStorageEngine.class).appendEvents(event(id, 1, seatTaken(id, 1)));
            assertThat(SentRecords.sequences(id, 2))
                    .as("stored by the appender")
                    .containsExactly(0L, 1L);
            other.rollback();
        }
    }

    @Test
    void anEventWithoutItsPredecessorIsRefused() {
        String id = newId();
        publish(id, 0, 1);
        assertThatThrownBy(() -> app.getBean(EventStorageEngine.class).appendEvents(event(id, 2, seatTaken(id, 2))))
                .isInstanceOf(EventStoreException.class)
                .hasMessageContaining("23502");
    }

    private static void takeNumber() {
        assertThat(app.getBean(JdbcTemplate.class).queryForObject("select pg_current_xact_id()::text", String.class))
                .isNotNull();
    }

    private static void publish(String id, int from, int to) {
        app.getBean(TransactionTemplate.class).executeWithoutResult(_ -> append(id, from, to));
    }

    private static void append(String id, int from, int to) {
        app.getBean(EventStore.class)
                .publish(IntStream.range(from, to)
                        .mapToObj(n -> event(id, n, seatTaken(id, n)))
                        .toList());
    }
}
