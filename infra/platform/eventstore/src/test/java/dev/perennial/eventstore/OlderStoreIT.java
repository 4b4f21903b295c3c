package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.newId;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.eventstore.relay.EventRelay;
import dev.perennial.eventstore.relay.RelayBacklog;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.axonframework.eventhandling.GapAwareTrackingToken;
import org.axonframework.eventhandling.ReplayToken;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;

/** Databases of an older version, and of a server that had counted more transactions. */
class OlderStoreIT {
    private static final String BEFORE = "50";
    private static final String FAR_AHEAD = "4000000000000";

    private final TestDatabase database = TestBackends.freshDatabase();
    private final SingleConnectionDataSource connection =
            new SingleConnectionDataSource(database.url(), database.user(), database.password(), true);
    private final JdbcTemplate jdbc = new JdbcTemplate(connection);
    private final String id = newId();

    @AfterEach
    void close() {
        connection.destroy();
    }

    /** Number 4 was missing when the token was written, and is stored now; 7 was rolled back. */
    @Test
    void anOldTokenWithGapsGoesOnWithTheFirstThatWasNotSent() {
        migrate(BEFORE);
        IntStream.of(1, 2, 3, 4, 5, 6, 8, 9, 10).forEach(this::insert);
        token(9, 4, 7);
        assertThat(sentAfterStart(6)).containsExactly(4L, 5L, 6L, 8L, 9L, 10L);
    }

    @Test
    void anOldTokenWhoseGapsNeverCameSendsNothingAgain() {
        migrate(BEFORE);
        IntStream.of(1, 2, 3, 5, 6).forEach(this::insert);
        token(5, 4);
        assertThat(sentAfterStart(1)).containsExactly(6L);
    }

    /** A replay, for example, which the serializer writes but cannot read. */
    @Test
    void aTokenThatNobodyCanReadSendsEverythingAgain() {
        migrate(BEFORE);
        IntStream.of(1, 2, 3).forEach(this::insert);
        store(Map.of("tokenAtReset", Map.of("@class", "one", "index", 3)), ReplayToken.class);
        assertThat(sentAfterStart(3)).containsExactly(1L, 2L, 3L);
    }

    @Test
    void anOldTokenAtTheEndSendsOnlyWhatIsNew() {
        migrate(BEFORE);
        IntStream.of(1, 2, 3).forEach(this::insert);
        token(3);
        try (var app = EventStoreApp.start(database)) {
            app.getBean(EventStore.class).publish(EventStoreIT.event(id, 4, EventStoreIT.seatTaken(id, 4)));
            assertThat(indexes(1)).containsExactly(4L);
        }
    }

    @Test
    void withoutATokenEverythingIsSentInTheOldOrder() {
        migrate(BEFORE);
        IntStream.rangeClosed(1, 700).forEach(this::insert);
        assertThat(sentAfterStart(700))
                .isEqualTo(IntStream.rangeClosed(1, 700).mapToObj(n -> (long) n).toList());
    }

    /** As PostgreSQL's own tools restore it: rows and place of the relay with the numbers of the old server. */
    @Test
    void eventsOfAServerThatHadCountedFurtherAreReadAtOnceAndNoneTwice() {
        migrate("latest");
        IntStream.rangeClosed(1, 5).forEach(this::insert);
        jdbc.update("update domain_event_entry set transaction_id = '0' where global_index <= 2");
        // The last two are of one transaction; the third was committed after the fourth and ordered behind it.
        jdbc.update("update domain_event_entry set transaction_id = '4000000000002' where global_index in (3, 5)");
        jdbc.update("update domain_event_entry set transaction_id = '" + FAR_AHEAD + "' where global_index = 4");
        token(Map.of("transactionId", Long.valueOf(FAR_AHEAD), "globalIndex", 4, "events", 3));
        try (var app = EventStoreApp.start(database)) {
            assertThat(indexes(2).subList(0, 2)).containsExactly(3L, 4L); // 4 again: bounded by what was open
            assertThat(app.getBean(RelayBacklog.class).comparison().isWhole()).isTrue();
            app.getBean(EventStore.class).publish(EventStoreIT.event(id, 6, EventStoreIT.seatTaken(id, 6)));
            assertThat(indexes(4)).containsExactly(3L, 4L, 5L, 6L);
        }
    }

    @Test
    void eventsOfSuchAServerWithoutATokenAreAllSent() {
        migrate("latest");
        IntStream.rangeClosed(1, 5).forEach(this::insert);
        jdbc.update("update domain_event_entry set transaction_id = '" + FAR_AHEAD + "' where global_index > 1");
        assertThat(sentAfterStart(5)).containsExactly(1L, 2L, 3L, 4L, 5L);
    }

    private List<Long> sentAfterStart(int atLeast) {
        try (var app = EventStoreApp.start(database)) {
            var sent = indexes(atLeast);
            assertThat(app.getBean(RelayBacklog.class).comparison().isWhole()).isTrue();
            return sent;
        }
    }

    private List<Long> indexes(int atLeast) {
        return SentRecords.of(id, sent -> sent.size() >= atLeast).stream()
                .map(Envelope::globalIndex)
                .toList();
    }

    private void migrate(String version) {
        var _ = Flyway.configure()
                .dataSource(database.url(), database.user(), database.password())
                .locations("classpath:db/eventstore")
                .target(version)
                .load()
                .migrate();
    }

    /** The sequence is the number, so that each has its predecessor. */
    private void insert(int number) {
        int _ = jdbc.update(
                "insert into domain_event_entry (global_index, aggregate_identifier, sequence_number, type,"
                        + " event_identifier, meta_data, payload, payload_revision, payload_type, time_stamp)"
                        + " values (?, ?, ?, 'table', ?, '{}', ?::jsonb, '1', 'table.SeatTaken',"
                        + " '2026-01-01T00:00:00Z')",
                number,
                id,
                number,
                UUID.randomUUID().toString(),
                Json.mapper().writeValueAsString(EventStoreIT.seatTaken(id, number)));
        Long _ = jdbc.queryForObject("select setval('domain_event_entry_global_index_seq', ?)", Long.class, number);
    }

    private void token(long index, long... gaps) {
        store(Map.of("index", index, "gaps", gaps), GapAwareTrackingToken.class);
    }

    private void token(Map<String, Object> token) {
        store(token, TransactionToken.class);
    }

    private void store(Map<String, Object> token, Class<?> type) {
        int _ = jdbc.update(
                "insert into token_entry (processor_name, segment, token, token_type) values (?, 0, ?, ?)",
                EventRelay.NAME,
                Json.mapper().writeValueAsBytes(token),
                type.getName());
    }
}
