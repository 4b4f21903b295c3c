package dev.perennial.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import io.micrometer.core.instrument.MeterRegistry;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Records as they should not come: twice, late, out of order, unreadable; and transactions that die. */
class EventApplierIT {
    private static QueryNode node;
    private static NotesProjection notes;
    private static Rows rows;
    private static TestTopic topic;

    @BeforeAll
    static void start() {
        node = QueryNode.start(TestBackends.freshDatabase(), "node-a", Map.of(), NotesProjection.class);
        notes = node.bean(NotesProjection.class);
        rows = new Rows(node);
        topic = new TestTopic();
    }

    @AfterAll
    static void stop() {
        topic.close();
        node.close();
    }

    @Test
    void everyEventIsAppliedOnceAndInOrderHoweverItComes() {
        var table = finishedTable();
        var sent = new ArrayList<>(table.envelopes());
        sent.addAll(table.envelopes());
        Collections.shuffle(sent, new Random(7));
        topic.send(sent);
        topic.send(table.envelopes().subList(0, 3));
        awaitApplied("notes", table);
        assertThat(noted(table)).containsExactlyElementsOf(all(table));
        awaitApplied("tables", table);
        assertThat(rows.one(
                        "select count(*) from table_event where table_id = ?",
                        table.id().code()))
                .isEqualTo(table.envelopes().size());
        assertThat(rows.one(
                        "select count(*) from waiting_event where aggregate_id = ?",
                        table.id().code()))
                .isZero();
    }

    @Test
    void aGapHoldsWhatFollowsUntilItIsClosed() {
        var table = startedTable();
        var envelopes = table.envelopes();
        topic.send(envelopes.subList(0, 2));
        topic.send(envelopes.subList(3, envelopes.size()));
        awaitWaiting("notes", table, envelopes.size() - 3);
        assertThat(rows.applied("notes", table.id().code())).isEqualTo(1);
        topic.send(envelopes.get(2));
        awaitApplied("notes", table);
        assertThat(noted(table)).containsExactlyElementsOf(all(table));
        awaitWaiting("notes", table, 0);
    }

    @Test
    void anEventThatCannotBeAppliedStopsOnlyItsOwnAggregateUntilItIsRetried() {
        var stopped = startedTable();
        var other = startedTable();
        String stone = stopped.id() + ":4";
        notes.stumblesOver.add(stone);
        double before = deadLetters("notes");
        for (int i = 0; i < stopped.envelopes().size(); i++) {
            topic.send(stopped.envelopes().get(i));
            topic.send(other.envelopes().get(i));
        }
        awaitApplied("notes", other);
        awaitWaiting("notes", stopped, stopped.envelopes().size() - 5);
        assertThat(noted(stopped)).containsExactly(0L, 1L, 2L, 3L);
        assertThat(deadLetters("notes")).isEqualTo(before + 1);
        assertThat(errors(stopped)).singleElement().asString().contains("IllegalStateException: stumbled");
        awaitApplied("tables", stopped); // the other projections are not concerned

        assertThat(node.bean(DeadLetters.class).retry(stopped.id().code()))
                .as("the reason is still there")
                .hasSize(1);
        assertThat(noted(stopped)).containsExactly(0L, 1L, 2L, 3L);

        notes.stumblesOver.remove(stone);
        assertThat(node.bean(DeadLetters.class).retry(stopped.id().code())).isEmpty();
        assertThat(noted(stopped)).containsExactlyElementsOf(all(stopped));
        assertThat(errors(stopped)).isEmpty();
        awaitWaiting("notes", stopped, 0);
    }

    @Test
    void aRetryGetsAsFarAsTheNextStone() {
        var table = startedTable();
        Collections.addAll(notes.stumblesOver, table.id() + ":2", table.id() + ":6");
        topic.send(table.envelopes());
        awaitWaiting("notes", table, table.envelopes().size() - 3);
        notes.stumblesOver.remove(table.id() + ":2");
        assertThat(node.bean(DeadLetters.class).retry(table.id().code())).hasSize(1);
        assertThat(rows.applied("notes", table.id().code())).isEqualTo(5);
        notes.stumblesOver.clear();
        assertThat(node.bean(DeadLetters.class).retry(table.id().code())).isEmpty();
        assertThat(noted(table)).containsExactlyElementsOf(all(table));
    }

    @Test
    void whatStandsForItselfGoesOnBehindAnEventThatIsGivenUp() {
        var table = startedTable();
        notes.stumblesOver.add(table.id() + ":2");
        topic.send(table.envelopes());
        awaitWaiting("notes", table, table.envelopes().size() - 3);
        var letter = node.bean(DeadLetters.class).list(DeadLetter.Cursor.of(null), 500).stream()
                .filter(each -> each.aggregate().equals(table.id().code()))
                .findFirst()
                .orElseThrow();
        assertThat(node.bean(DeadLetters.class)
                        .drop("notes", letter.topic(), letter.partition(), letter.offset(), "admin"))
                .isTrue();
        var expected = new ArrayList<>(all(table));
        expected.remove(2L);
        assertThat(noted(table)).containsExactlyElementsOf(expected);
    }

    @Test
    void anUnknownEventIsADeadLetterOnTheTopicToo() {
        var table = startedTable();
        Envelope good = table.envelopes().get(3);
        var unknown = changed(good, good.aggregateId(), "table.Exploded");
        topic.send(table.envelopes().subList(0, 3));
        topic.send(unknown);
        topic.send(table.envelopes().subList(4, table.envelopes().size()));
        awaitWaiting("tables", table, table.envelopes().size() - 4);
        assertThat(rows.applied("tables", table.id().code())).isEqualTo(2);
        var letters = DeadLetterReader.read(table.id().code(), "tables");
        assertThat(letters).isNotEmpty();
        assertThat(letters.getFirst().value()).isEqualTo(Json.mapper().writeValueAsBytes(unknown));
        assertThat(DeadLetterReader.header(letters.getFirst(), "error")).contains("unknown event type table.Exploded");
        assertThat(DeadLetterReader.header(letters.getFirst(), "topic")).isEqualTo(Topics.TABLES);
    }

    @Test
    void anUnreadableRecordIsPutAsideAndTheGapItLeavesIsNoticed() {
        var table = startedTable();
        var other = startedTable();
        topic.send(table.envelopes().getFirst());
        topic.send(Topics.TABLES, table.id().code(), "{\"not\":\"an envelope".getBytes(StandardCharsets.UTF_8));
        topic.send(table.envelopes().get(2));
        topic.send(other.envelopes());
        awaitApplied("tables", other);
        awaitWaiting("tables", table, 1);
        assertThat(rows.applied("tables", table.id().code())).isZero();
        assertThat(rows.one(
                        "select count(*) from dead_letter where projection = 'tables' and aggregate_id = ? and"
                                + " sequence is null",
                        table.id().code()))
                .isEqualTo(1);
    }

    @Test
    void idsAndKeysThatNoDatabaseTakesHoldUpNothing() {
        var table = startedTable();
        for (String strange : List.of("strange\0", "strange".repeat(700))) {
            topic.send(Topics.TABLES, strange, "{}".getBytes(StandardCharsets.UTF_8));
            var event = changed(table.envelopes().getFirst(), strange, "table.TableOpened");
            topic.send(Topics.TABLES, "strange", Json.mapper().writeValueAsBytes(event));
        }
        topic.send(table.envelopes());
        awaitApplied("tables", table);
        await().until(() -> rows.one("select count(*) from dead_letter where projection = 'tables'"
                        + " and aggregate_id like 'strange%' and sequence is null")
                == 4);
    }

    @Test
    void aTransactionThatDiesBeforeItsCommitLeavesNothingAndIsDoneAgain() {
        var table = startedTable();
        notes.crashes.set(2);
        topic.send(table.envelopes());
        awaitApplied("notes", table);
        assertThat(noted(table)).containsExactlyElementsOf(all(table));
        assertThat(notes.crashes).hasValue(0);
    }

    @Test
    void troubleOfTheDatabaseIsNoEventsFault() {
        var table = startedTable();
        notes.outages.set(3);
        double before = deadLetters("notes");
        topic.send(table.envelopes());
        awaitApplied("notes", table);
        assertThat(noted(table)).containsExactlyElementsOf(all(table));
        assertThat(deadLetters("notes")).isEqualTo(before);
    }

    private static Envelope changed(Envelope event, String id, String type) {
        return new Envelope(
                event.eventId(), id, event.sequence(), event.globalIndex(), event.time(), type, "1", event.payload());
    }

    private static PlayedTable startedTable() {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started();
    }

    private static PlayedTable finishedTable() {
        return startedTable().playedOut(new Random(1));
    }

    private static void awaitApplied(String projection, PlayedTable table) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied(projection, table.id().code()) == table.sequence());
    }

    private static void awaitWaiting(String projection, PlayedTable table, int count) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.one(
                                "select count(*) from waiting_event where projection = ? and aggregate_id = ?",
                                projection,
                                table.id().code())
                        == count);
    }

    private static List<Long> noted(PlayedTable table) {
        return rows
                .texts(
                        "select sequence::text from note where aggregate_id = ? order by place",
                        table.id().code())
                .stream()
                .map(Long::valueOf)
                .toList();
    }

    private static List<Long> all(PlayedTable table) {
        return LongStream.rangeClosed(0, table.sequence()).boxed().toList();
    }

    private static List<String> errors(PlayedTable table) {
        return rows.texts(
                "select error from dead_letter where aggregate_id = ?",
                table.id().code());
    }

    private static double deadLetters(String projection) {
        return node.bean(MeterRegistry.class)
                .counter("perennial.projection.dead.letters", "projection", projection)
                .count();
    }
}
