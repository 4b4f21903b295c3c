package dev.perennial.eventstore;

import static dev.perennial.eventstore.EventStoreIT.event;
import static dev.perennial.eventstore.EventStoreIT.newId;
import static dev.perennial.eventstore.EventStoreIT.seatTaken;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.eventstore.append.AppendedRows;
import dev.perennial.eventstore.append.RowWriter;
import dev.perennial.testing.TestBackends;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStorageEngine;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.messaging.unitofwork.DefaultUnitOfWork;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Appends that wait at the same time share a transaction, and nothing else. */
class GroupAppendIT {
    private static final RowWriter<String> ROWS = GroupAppendIT::write;
    private static ConfigurableApplicationContext app;

    private final EventStorageEngine engine = app.getBean(EventStorageEngine.class);
    private final AppendedRows rows = app.getBean(AppendedRows.class);
    private final JdbcTemplate jdbc = app.getBean(JdbcTemplate.class);

    @BeforeAll
    static void start() {
        app = EventStoreApp.start(TestBackends.freshDatabase());
        app.getBean(JdbcTemplate.class).execute("create table companion (word text check (word <> 'poison'))");
    }

    @AfterAll
    static void stop() {
        app.close();
    }

    private static void write(Connection connection, List<String> words) throws SQLException {
        try (var insert = connection.prepareStatement("insert into companion select * from unnest(?::text[])")) {
            insert.setArray(1, connection.createArrayOf("text", words.toArray()));
            assertThat(insert.executeUpdate()).isEqualTo(words.size());
        }
    }

    @Test
    void appendsThatWaitShareOneTransaction() throws Exception {
        List<String> ids = IntStream.range(0, 12).mapToObj(_ -> newId()).toList();
        for (Future<?> each : whileTheWriterWaits(
                ids.stream().<Runnable>map(id -> () -> append(id, 0)).toList())) {
            assertThat(each).succeedsWithin(Duration.ofSeconds(20));
        }
        assertThat(transactionsOf(ids)).isEqualTo(1);
        assertThat(ids).allSatisfy(id -> assertThat(stored(id)).containsExactly(0L));
    }

    /** A plan for each group would cost a third of what it takes to store a small one. */
    @Test
    void theWriterPlansItsStatementOnce() {
        var planned = new ArrayList<String>();
        for (int i = 0; i < 12; i++) {
            append(newId(), 0);
        }
        rows.add((connection, _) -> planned.add(plans(connection)), "look");
        assertThat(planned).hasSize(1);
        assertThat(planned.getFirst()).matches("0 custom, [1-9]\\d* generic");
    }

    private static String plans(Connection connection) throws SQLException {
        try (var read = connection.createStatement();
                var row = read.executeQuery("""
                        select sum(custom_plans) || ' custom, ' || sum(generic_plans) || ' generic'
                        from pg_prepared_statements where statement like '%insert into domain_event_entry%'
                        """)) {
            assertThat(row.next()).isTrue();
            return row.getString(1);
        }
    }

    @Test
    void aConflictFailsOnlyItsOwnCommand() throws Exception {
        String taken = newId();
        append(taken, 0);
        String orphan = newId();
        String one = newId();
        String other = newId();
        var outcomes = whileTheWriterWaits(
                List.of(() -> append(one, 0), () -> append(taken, 0), () -> append(orphan, 3), () -> append(other, 0)));
        assertThat(outcomes.get(0)).succeedsWithin(Duration.ofSeconds(20));
        assertThat(outcomes.get(3)).succeedsWithin(Duration.ofSeconds(20));
        assertThat(failureOf(outcomes.get(1))).isInstanceOf(ConcurrencyException.class);
        assertThat(failureOf(outcomes.get(2)))
                .isInstanceOf(EventStoreException.class)
                .hasMessageContaining("23502");
        assertThat(transactionsOf(List.of(one, other))).isEqualTo(1);
        assertThat(stored(taken)).containsExactly(0L);
        assertThat(stored(orphan)).isEmpty();
    }

    /** Another node has stored the first of two meanwhile: the second must not be stored without it. */
    @Test
    void ofACommandInConflictNothingIsStored() throws Exception {
        String half = newId();
        String whole = newId();
        append(half, 0);
        var outcomes = whileTheWriterWaits(
                List.of(() -> append(half, 1, 2), () -> append(whole, 0, 1)), () -> insertAsAnotherNode(half, 1));
        assertThat(failureOf(outcomes.get(0))).isInstanceOf(ConcurrencyException.class);
        assertThat(outcomes.get(1)).succeedsWithin(Duration.ofSeconds(20));
        assertThat(stored(half)).containsExactly(0L, 1L);
        assertThat(stored(whole)).containsExactly(0L, 1L);
    }

    @Test
    void anEventThatCannotBeStoredFailsOnlyItsOwnCommand() throws Exception {
        String good = newId();
        String tooLong = "x".repeat(300);
        var outcomes = whileTheWriterWaits(List.of(() -> append(tooLong, 0), () -> append(good, 0)));
        assertThat(failureOf(outcomes.get(0))).hasMessageContaining("22001");
        assertThat(outcomes.get(1)).succeedsWithin(Duration.ofSeconds(20));
        assertThat(stored(good)).containsExactly(0L);
    }

    @Test
    void aRowThatCannotBeStoredFailsOnlyItsOwnCommand() throws Exception {
        String poisoned = newId();
        String good = newId();
        var outcomes = whileTheWriterWaits(List.of(() -> command(poisoned, "poison"), () -> command(good, "bread")));
        assertThat(failureOf(outcomes.get(0))).hasMessageContaining("23514");
        assertThat(outcomes.get(1)).succeedsWithin(Duration.ofSeconds(20));
        assertThat(stored(poisoned)).isEmpty();
        assertThat(stored(good)).containsExactly(0L);
        assertThat(countOf("bread")).isEqualTo(1);
    }

    @Test
    void theRowsOfARefusedCommandAreNotStored() {
        String id = newId();
        command(id, "first");
        assertThatThrownBy(() -> command(id, "second")).isInstanceOf(ConcurrencyException.class);
        assertThat(countOf("first")).isEqualTo(1);
        assertThat(countOf("second")).isZero();
    }

    @Test
    void rowsWithoutEventsAreStoredToo() {
        var work = DefaultUnitOfWork.startAndGet(null);
        rows.add(ROWS, "alone");
        assertThat(countOf("alone")).isZero();
        work.commit();
        assertThat(countOf("alone")).isEqualTo(1);
        var dropped = DefaultUnitOfWork.startAndGet(null);
        rows.add(ROWS, "dropped");
        dropped.rollback();
        assertThat(countOf("dropped")).isZero();
    }

    /** Events and rows belong to a transaction that the caller has begun. */
    @Test
    void withinATransactionItsEndDecides() {
        String id = newId();
        app.getBean(TransactionTemplate.class).executeWithoutResult(outer -> {
            append(id, 0);
            rows.add(ROWS, "within");
            outer.setRollbackOnly();
        });
        assertThat(stored(id)).isEmpty();
        assertThat(countOf("within")).isZero();
    }

    private void append(String id, long... sequences) {
        var events = new ArrayList<DomainEventMessage<?>>();
        for (long sequence : sequences) {
            events.add(event(id, sequence, seatTaken("any-table", (int) sequence)));
        }
        engine.appendEvents(events);
    }

    /** As the command bus handles one: the row is known before the event is stored. */
    private void command(String id, String word) {
        var work = DefaultUnitOfWork.startAndGet(null);
        var _ = work.executeWithResult(() -> {
            rows.add(ROWS, word);
            app.getBean(EventStore.class).publish(event(id, 0, seatTaken(id, 0)));
            return null;
        });
        if (work.getExecutionResult().isExceptionResult()) {
            throw (RuntimeException) work.getExecutionResult().getExceptionResult();
        }
    }

    private List<Future<?>> whileTheWriterWaits(List<Runnable> appends) throws Exception {
        return whileTheWriterWaits(appends, () -> {});
    }

    /** The writer waits for an open transaction that has the number it wants; the given appends gather meanwhile. */
    private List<Future<?>> whileTheWriterWaits(List<Runnable> appends, Runnable meanwhile) throws Exception {
        String blocked = newId();
        var open = OpenTransaction.begin(app, () -> append(blocked, 0), () -> {});
        var first = start(() -> append(blocked, 0));
        Awaitility.await().until(() -> writerWaits());
        List<Future<?>> outcomes = new ArrayList<>();
        for (Runnable each : appends) {
            outcomes.add(start(each));
            Awaitility.await().until(() -> waiting() == outcomes.size());
        }
        meanwhile.run();
        open.finish();
        assertThat(failureOf(first)).isInstanceOf(ConcurrencyException.class);
        return outcomes;
    }

    private static CompletableFuture<Void> start(Runnable append) {
        return CompletableFuture.runAsync(append, Thread::startVirtualThread);
    }

    private static double waiting() {
        return app.getBean(MeterRegistry.class)
                .get("perennial.eventstore.waiting")
                .gauge()
                .value();
    }

    private boolean writerWaits() {
        return Boolean.TRUE.equals(jdbc.queryForObject(
                "select exists (select 1 from pg_stat_activity where datname = current_database()"
                        + " and wait_event_type = 'Lock')",
                Boolean.class));
    }

    private static Throwable failureOf(Future<?> append) throws InterruptedException {
        try {
            Object _ = append.get(20, TimeUnit.SECONDS);
            return new AssertionError("it did not fail");
        } catch (ExecutionException e) {
            return e.getCause();
        } catch (TimeoutException e) {
            return e;
        }
    }

    private List<Long> stored(String id) {
        return jdbc.queryForList(
                "select sequence_number from domain_event_entry where aggregate_identifier = ? order by 1",
                Long.class,
                id);
    }

    private long transactionsOf(List<String> ids) {
        Long count = jdbc.queryForObject(
                "select count(distinct transaction_id) from domain_event_entry where aggregate_identifier = any(?)",
                Long.class,
                (Object) ids.toArray(String[]::new));
        return count == null ? 0 : count;
    }

    private long countOf(String word) {
        Long count = jdbc.queryForObject("select count(*) from companion where word = ?", Long.class, word);
        return count == null ? 0 : count;
    }

    private void insertAsAnotherNode(String id, long sequence) {
        jdbc.update("""
                insert into domain_event_entry (aggregate_identifier, sequence_number, type, event_identifier,
                  meta_data, payload, payload_revision, payload_type, time_stamp)
                select aggregate_identifier, ?, type, ?, meta_data, payload, payload_revision, payload_type, time_stamp
                from domain_event_entry where aggregate_identifier = ? and sequence_number = 0
                """, sequence, newId(), id);
    }
}
