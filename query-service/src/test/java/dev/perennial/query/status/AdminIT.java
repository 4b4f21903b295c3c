package dev.perennial.query.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTokens;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** What an operator sees of the projections and does about them, over HTTP. */
class AdminIT {
    /** The projections that read the topic of results. */
    private static final int READERS_OF_RESULTS = 3;

    private static final String LETTERS = "/api/v1/admin/dead-letters";
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);
    private final PlayedTable table =
            PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started();
    private final String id = table.id().code();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void onlyAnAdminSeesToDeadLetters() {
        for (String token : new String[] {null, "player-1"}) {
            int status = token == null ? 401 : 403;
            assertThat(WEB.get(LETTERS, token).statusCode()).isEqualTo(status);
            assertThat(WEB.post(LETTERS + "/retry", token, "{\"aggregate\":\"x\"}")
                            .statusCode())
                    .isEqualTo(status);
            assertThat(WEB.post("/api/v1/admin/projections/all/rebuild", token, "{}")
                            .statusCode())
                    .isEqualTo(status);
        }
    }

    @Test
    void anUnknownEventIsListedAndRetried() {
        Envelope good = table.envelopes().get(2);
        TOPIC.send(table.envelopes().subList(0, 2));
        TOPIC.send(withType(good, "table.Exploded"));
        TOPIC.send(table.envelopes().subList(3, table.envelopes().size()));
        await().atMost(Duration.ofSeconds(30)).until(() -> !letters().isEmpty());
        JsonNode letter = letters().getFirst();
        assertThat(letter.get("projection").asString()).isEqualTo("tables");
        assertThat(letter.get("type").asString()).isEqualTo("table.Exploded");
        assertThat(letter.get("sequence").asLong()).isEqualTo(2);
        assertThat(letter.has("record")).as("hidden cards stay hidden").isFalse();
        JsonNode status = status("tables");
        assertThat(status.get("stopped").asLong()).isPositive();
        assertThat(WEB.json("/api/v1/status", null).get("healthy").asBoolean()).isFalse();

        var retried = WEB.post(LETTERS + "/retry", TestTokens.ADMIN, "{\"aggregate\":\"" + id + "\"}");
        assertThat(retried.statusCode()).isEqualTo(200);
        assertThat(Json.mapper().readTree(retried.body()).get("errors")).hasSize(1);

        assertThat(drop(letters().getFirst())).isEqualTo(204);
        var more = table.played(4, new Random(1)).envelopes();
        TOPIC.send(more);
        var other = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2);
        TOPIC.send(other.envelopes());
        await().until(() -> rows.applied("tables", other.id().code()) == other.sequence());
        await().until(() -> status("tables").get("lag").asLong() == 0);
        assertThat(letters()).as("nothing that follows is judged now").isEmpty();
        assertThat(WEB.json("/api/v1/tables/" + id, null).get("sequence").asLong())
                .as("the board stays as it was")
                .isEqualTo(1);
        assertThat(rows.one("select count(*) from progress where aggregate_id = ? and (stopped or waiting)", id))
                .isZero();
        assertThat(rows.one("select count(*) from waiting_event where aggregate_id = ?", id))
                .isZero();
    }

    /** In the end everything is sent as it should have been: all tests read the same results. */
    @Test
    void aResultThatCouldNotBeReadIsTriedAgainUnderItsOwnNumber() {
        var missing = result();
        var next = waitingBehind("{\"resultNo\":\"of a newer version\"}");
        assertThat(letters())
                .extracting(each -> each.get("projection").asString())
                .containsExactly("analyses", "ladders", "results");
        rows.spoil("update progress set waiting_since = now() - interval '1 minute' where aggregate_id = 'ladders'");
        assertThat(status("ladders").get("stopped").asLong())
                .as("a gap that lasts is an alarm")
                .isEqualTo(1);
        assertThat(WEB.json("/api/v1/status", null).get("healthy").asBoolean()).isFalse();

        NODE.bean(JdbcTemplate.class)
                .update(
                        "update dead_letter set record = ? where aggregate_id = ?",
                        Json.mapper().writeValueAsBytes(missing),
                        id);
        var retried = WEB.post(LETTERS + "/retry", TestTokens.ADMIN, "{\"aggregate\":\"" + id + "\"}");
        assertThat(retried.statusCode()).as(retried.body()).isEqualTo(200);
        assertThat(Json.mapper().readTree(retried.body()).get("errors")).isEmpty();
        assertThat(letters()).isEmpty();
        assertThat(rows.applied("ladders", "ladders")).isEqualTo(next.resultNo() - 1);
        assertThat(rows.one("select count(*) from game_result where result_no = ?", missing.resultNo()))
                .isEqualTo(1);
        assertThat(rows.one("select count(*) from progress where aggregate_id = ?", id))
                .as("no line for the key alone")
                .isZero();
        TOPIC.send(missing);
    }

    @Test
    void aLadderGoesOnBehindAResultThatIsGivenUp() {
        var missing = result();
        var next = waitingBehind("nothing");
        letters().forEach(letter -> assertThat(drop(letter)).isEqualTo(204));
        assertThat(rows.applied("ladders", "ladders")).isEqualTo(next.resultNo() - 1);
        assertThat(letters()).isEmpty();
        TOPIC.send(missing);
    }

    private static ResultRecord result() {
        String players = UUID.randomUUID() + " " + UUID.randomUUID();
        return TestResults.played("arboretum", Instant.parse("2026-01-01T00:00:00Z"), players, "1 2");
    }

    @Test
    void anUnreadableRecordIsListedAndDropped() {
        TOPIC.send(Topics.TABLES, id, "{\"not\":\"an envelope".getBytes(StandardCharsets.UTF_8));
        await().atMost(Duration.ofSeconds(30)).until(() -> !letters().isEmpty());
        JsonNode letter = letters().getFirst();
        assertThat(letter.get("sequence").isNull()).isTrue();
        assertThat(drop(letter)).isEqualTo(204);
        assertThat(drop(letter)).isEqualTo(404);
        assertThat(letters()).isEmpty();
        TOPIC.send(table.envelopes());
        await().until(() -> rows.applied("tables", id) == table.sequence());
    }

    @Test
    void aResultThatIsGivenUpBeforeAnythingFollowsHoldsUpNothing() {
        var missing = result();
        TOPIC.send(Topics.RESULTS, id, "nothing".getBytes(StandardCharsets.UTF_8));
        await().until(() -> letters().size() == READERS_OF_RESULTS);
        letters().forEach(letter -> assertThat(drop(letter)).isEqualTo(204));
        var next = result();
        TOPIC.send(next);
        await().until(() -> rows.applied("ladders", "ladders") == next.resultNo() - 1);
        TOPIC.send(missing);
    }

    /** Also if what was missing comes after all: it is as much too late the second time. */
    @Test
    void whatWasGivenUpStaysSoInARebuild() {
        TOPIC.send(table.envelopes().subList(0, 2));
        TOPIC.send(withType(table.envelopes().get(2), "table.Exploded"));
        await().until(() -> letters().size() == 1);
        assertThat(drop(letters().getFirst())).isEqualTo(204);
        var missing = result();
        var next = waitingBehind("nothing");
        letters().forEach(letter -> assertThat(drop(letter)).isEqualTo(204));
        TOPIC.send(missing);
        var last = result();
        TOPIC.send(last);
        TOPIC.send(Topics.RESULTS, id, "nothing that anything follows".getBytes(StandardCharsets.UTF_8));
        await().until(() -> letters().size() == READERS_OF_RESULTS);
        letters().forEach(letter -> assertThat(drop(letter)).isEqualTo(204));
        assertThat(rows.one(
                        "select count(*) from ladder_game where result_no in (?, ?)",
                        missing.resultNo(),
                        next.resultNo()))
                .isEqualTo(1);
        // Other tests of this process may have sent much to the same topics.
        for (String each : List.of("ladders", "results", "tables")) {
            await().until(() -> status(each).get("lag").asLong() == 0);
        }
        var before = dump();

        Rebuilding.all(NODE, List.of("ladders", "results", "tables"));
        assertThat(letters()).isEmpty();
        assertThat(dump()).isEqualTo(before);
        assertThat(rows.applied("ladders", "ladders")).isEqualTo(last.resultNo() - 1);
        assertThat(rows.text("select distinct given_up_by from given_up")).isEqualTo(TestTokens.ADMIN);
        TOPIC.send(result()); // no gap before it: what nothing had followed was no event
        TOPIC.send(result());
        await().until(() -> rows.applied("ladders", "ladders") == last.resultNo() + 1);
    }

    private List<String> dump() {
        var dump = new ArrayList<>(rows.all(List.of(
                "ladder_game", "ladder_point", "ladder_standing", "game_result", "table_summary", "table_event")));
        dump.addAll(rows.texts("""
                select concat_ws(' ', projection, aggregate_id, sequence, stopped, waiting, left_out) from progress
                where projection in ('ladders', 'results', 'tables') order by 1
                """));
        return dump;
    }

    private static int drop(JsonNode letter) {
        String which = "{\"projection\":\"%s\",\"topic\":\"%s\",\"partition\":%d,\"offset\":%d}"
                .formatted(
                        letter.get("projection").asString(),
                        letter.get("topic").asString(),
                        letter.get("partition").asInt(),
                        letter.get("offset").asLong());
        return WEB.post(LETTERS + "/drop", TestTokens.ADMIN, which).statusCode();
    }

    /** The result behind one that cannot be read. */
    private ResultRecord waitingBehind(String unreadable) {
        TOPIC.send(Topics.RESULTS, id, unreadable.getBytes(StandardCharsets.UTF_8));
        var next = result();
        TOPIC.send(next);
        await().until(() -> letters().size() == READERS_OF_RESULTS
                && rows.one(
                                "select count(*) from waiting_event where projection = 'ladders' and sequence = ?",
                                next.resultNo() - 1)
                        == 1);
        return next;
    }

    private List<JsonNode> letters() {
        return WEB.json(LETTERS, TestTokens.ADMIN)
                .get("letters")
                .valueStream()
                .filter(each -> each.get("aggregate").asString().equals(id))
                .toList();
    }

    private static JsonNode status(String projection) {
        return WEB.json("/api/v1/status", TestTokens.ADMIN)
                .get("projections")
                .valueStream()
                .filter(each -> each.get("name").asString().equals(projection))
                .findFirst()
                .orElseThrow();
    }

    private static Envelope withType(Envelope event, String type) {
        return new Envelope(
                event.eventId(),
                event.aggregateId(),
                event.sequence(),
                event.globalIndex(),
                event.time(),
                type,
                "1",
                event.payload());
    }
}
