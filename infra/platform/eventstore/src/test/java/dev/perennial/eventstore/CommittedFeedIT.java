package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.TableEvent;
import dev.perennial.testing.TestBackends;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.axonframework.eventhandling.TrackingEventStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Readers get what this node stores from the node itself: the very objects, in the order and places of the store. */
class CommittedFeedIT {
    private static final ConfigurableApplicationContext APP = EventStoreApp.start(TestBackends.freshDatabase());

    private final RedactingStorageEngine engine = APP.getBean(RedactingStorageEngine.class);
    private final NotifyingEventStore store = APP.getBean(NotifyingEventStore.class);
    private final JdbcTemplate jdbc = APP.getBean(JdbcTemplate.class);
    private final String id = newId();
    private TrackingEventStream stream;

    /** The relay's own transactions would hold back what the tests append. */
    @BeforeEach
    void read() throws InterruptedException {
        APP.getBean(EventProcessingConfiguration.class)
                .eventProcessor("relay", TrackingEventProcessor.class)
                .orElseThrow()
                .shutDown();
        stream = store.openStream(store.createHeadToken());
        assertThat(stream.hasNextAvailable(10, TimeUnit.MILLISECONDS)).isFalse();
    }

    @AfterEach
    void close() {
        stream.close();
    }

    @Test
    void theEventsAreThoseThatWereAppendedAtThePlacesOfTheStore() throws InterruptedException {
        var before = store.createHeadToken();
        var appended = new ArrayList<TableEvent>();
        for (int i = 0; i < 6; i++) {
            appended.add(append(i));
        }
        List<TrackedEventMessage<?>> read = next(6);
        for (int i = 0; i < 6; i++) {
            assertThat(read.get(i).getPayload()).isSameAs(appended.get(i));
        }
        assertThat(read)
                .extracting(TrackedEventMessage::trackingToken)
                .isEqualTo(engine.fetchTrackedEvents(before, 10).stream()
                        .map(row -> row.trackingToken())
                        .toList());
    }

    /** Nothing signals it, and it lies before the next event of this node. */
    @Test
    void anEventOfAnotherNodeInBetweenIsNotPassedOver() throws InterruptedException {
        var _ = append(0);
        assertThat(next(1)).hasSize(1);
        String elsewhere = newId();
        insertAsAnotherNode(elsewhere);
        var own = append(1);
        List<TrackedEventMessage<?>> read = next(2);
        assertThat(read.get(0).getPayload()).isEqualTo(seatTaken(id, 0));
        assertThat(read.get(1).getPayload()).isEqualTo(own);
        assertThat(append(2)).isSameAs(next(1).getFirst().getPayload());
    }

    @Test
    void whileAnEarlierTransactionIsOpenNothingIsHandedOn() throws Exception {
        var open = OpenTransaction.begin(APP, this::takeNumber, () -> {});
        var _ = append(0);
        assertThat(stream.hasNextAvailable(300, TimeUnit.MILLISECONDS)).isFalse();
        open.finish();
        assertThat(next(1).getFirst().getPayload()).isEqualTo(seatTaken(id, 0));
        var later = append(1);
        assertThat(next(1).getFirst().getPayload()).isSameAs(later);
    }

    @Test
    void anOpenTransactionOfAnotherDatabaseDoesNotMatter() throws Exception {
        var elsewhere = TestBackends.freshDatabase();
        try (var other = DriverManager.getConnection(elsewhere.url(), elsewhere.user(), elsewhere.password());
                var statement = other.createStatement()) {
            other.setAutoCommit(false);
            assertThat(statement.execute("select pg_current_xact_id()")).isTrue();
            var appended = append(0);
            assertThat(next(1).getFirst().getPayload()).isSameAs(appended);
            other.rollback();
        }
    }

    /** The relay does so whenever it has read the store to its end. */
    @Test
    void lookingWhetherThereIsMoreDoesNotReadTheWholeStore() {
        engine.appendEvents(IntStream.range(0, 1_000)
                .mapToObj(sequence -> event(id, sequence, seatTaken(id, sequence)))
                .toList());
        var end = store.createHeadToken();
        Long read = new TransactionTemplate(APP.getBean(PlatformTransactionManager.class)).execute(_ -> {
            long before = rowsRead();
            assertThat(engine.isMoreAfter(end)).isFalse();
            assertThat(engine.isMoreAfter(TransactionToken.START)).isTrue();
            return rowsRead() - before;
        });
        assertThat(read).isLessThanOrEqualTo(2);
    }

    /** By this session, as far as the server has not added it to its statistics. */
    private long rowsRead() {
        return Objects.requireNonNull(jdbc.queryForObject(
                "select seq_tup_read + idx_tup_fetch from pg_stat_xact_user_tables"
                        + " where relname = 'domain_event_entry'",
                Long.class));
    }

    private TableEvent append(int sequence) {
        TableEvent payload = seatTaken(id, sequence);
        engine.appendEvents(event(id, sequence, payload));
        return payload;
    }

    private List<TrackedEventMessage<?>> next(int count) throws InterruptedException {
        var events = new ArrayList<TrackedEventMessage<?>>();
        while (events.size() < count && stream.hasNextAvailable(10, TimeUnit.SECONDS)) {
            events.add(stream.nextAvailable());
        }
        return events;
    }

    private void takeNumber() {
        assertThat(jdbc.queryForObject("select pg_current_xact_id()::text", String.class))
                .isNotNull();
    }

    private void insertAsAnotherNode(String elsewhere) {
        jdbc.update("""
                insert into domain_event_entry (aggregate_identifier, sequence_number, type, event_identifier,
                  meta_data, payload, payload_revision, payload_type, time_stamp)
                select ?, 0, type, ?, meta_data, payload, payload_revision, payload_type, time_stamp
                from domain_event_entry where aggregate_identifier = ? and sequence_number = 0
                """, elsewhere, newId(), id);
    }
}
