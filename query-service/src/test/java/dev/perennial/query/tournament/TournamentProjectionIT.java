package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import dev.perennial.query.projection.DecodedEvent;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/** A small tournament as its events come by Kafka: its rows, its stream, a rebuild. */
class TournamentProjectionIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final PlayerId OLGA = TestTournament.OLGA;

    private final Rows rows = new Rows(NODE);
    private final TournamentId id =
            new TournamentId("cup-" + UUID.randomUUID().toString().substring(0, 8));
    private final TableId table = new TableId(id + "-r1-t1");
    private final String path = "/api/v1/tournaments/" + id;

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void aTournamentIsShownToTheEndAndRebuiltToTheSameRows() {
        var events = events();
        send(events);
        JsonNode overview = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        assertThat(overview.get("status").asString()).isEqualTo("FINISHED");
        assertThat(overview.get("entries").size()).isEqualTo(2);
        JsonNode round = WEB.json(path + "/rounds/1", null).get("round");
        assertThat(round.get("tables").get(0).get("places").toString()).isEqualTo("[2,1]");
        JsonNode standings = WEB.json(path + "/standings", null);
        assertThat(standings.get("rows").get(0).get("player").asString()).isEqualTo("bob");
        assertThat(standings.get("columns").get(0).get("meaning").get("key").asString())
                .isEqualTo("tiebreak.BH");
        assertThat(standings.get("rows").get(1).get("tieBreaks").get(2).asString())
                .isEqualTo("0.5");
        JsonNode buchholz =
                WEB.json(path + "/standings/ann", null).get("figures").get(1);
        assertThat(buchholz.get("code").asString()).isEqualTo("BH");
        assertThat(buchholz.get("way").asString()).isEqualTo("SUM");
        assertThat(buchholz.get("parts").get(0).get("key").asString()).isEqualTo("sum.opponent");
        assertThat(buchholz.get("parts").get(0).get("params").get("opponent").asInt())
                .isEqualTo(2);
        assertThat(WEB.get(path + "/standings/nobody", null).statusCode()).isEqualTo(404);
        JsonNode cross = WEB.json(path + "/cross-table", null).get("lines");
        assertThat(cross.get(0).get("cells").get(0).get("code").asString()).isEqualTo("1");
        assertThat(cross.get(1).get("cells").get(0).get("code").asString()).isEqualTo("0");
        assertThat(WEB.json("/api/v1/tournaments?status=FINISHED", null).toString())
                .contains(id.code());
        var before = rows.all(List.of("tournament", "tournament_event"));
        Rebuilding.all(NODE, List.of("tournaments", "leagues"));
        assertThat(rows.all(List.of("tournament", "tournament_event"))).isEqualTo(before);
    }

    @Test
    void whoComesBackToTheStreamMissesNothingAndGetsNothingTwice() {
        var events = events();
        send(events);
        var _ = WEB.json(path + "?atLeast=" + (events.size() - 1), null);
        try (var stream = SseClient.resume(NODE.port(), path + "/stream", 3)) {
            var frames = stream.until(events.size() - 1);
            assertThat(frames).extracting(SseClient.Frame::id).containsExactly(4L, 5L, 6L, 7L, 8L, 9L);
            assertThat(frames.get(4).name()).isEqualTo("standings");
            assertThat(frames.get(4).json().at("/rows/0/player").asString()).isEqualTo("bob");
            assertThat(frames.get(1).json().get("type").asString()).isEqualTo("tournament.RoundPaired");
            assertThat(frames.toString()).doesNotContain("secret-seed");
        }
        // Without a last event, and with one that a restored tournament has not come to again.
        for (var fresh : List.of(
                SseClient.follow(NODE.port(), path + "/stream"),
                SseClient.resume(NODE.port(), path + "/stream", events.size() + 5))) {
            try (fresh) {
                var first = fresh.next();
                assertThat(first.name()).isEqualTo("standings");
                assertThat(first.id()).isEqualTo(events.size() - 1);
            }
        }
    }

    /** More than are remembered: each row comes from the batch itself. */
    @Test
    void aBatchOfManyTournamentsLeavesNoRowHalfWritten() {
        var batch = IntStream.range(0, 1_000)
                .mapToObj(number -> {
                    var each = new TournamentId(id + "-" + number);
                    var created = new TournamentEvent.TournamentCreated(each, "Cup", "arboretum", 2, 1, OLGA);
                    return new DecodedEvent(
                            new Envelope(
                                    "e-" + each,
                                    each.code(),
                                    0,
                                    number,
                                    TestTournament.AT,
                                    "tournament.TournamentCreated",
                                    "1",
                                    Json.mapper().valueToTree(created)),
                            created);
                })
                .toList();
        new TransactionTemplate(NODE.bean(PlatformTransactionManager.class)).executeWithoutResult(transaction -> {
            NODE.bean(TournamentProjection.class).apply(batch);
            assertThat(rows.one(
                            "select count(*) from tournament where status <> '' and tournament_id like ?", id + "-%"))
                    .isEqualTo(batch.size());
            transaction.setRollbackOnly();
        });
    }

    @Test
    void nothingShownHasTheSeedsOfShufflesToCome() {
        var events = events();
        send(events.subList(0, 6));
        var _ = WEB.json(path + "?atLeast=5", null);
        for (String what : List.of("", "/rounds", "/log", "/standings", "/cross-table", "/export.json")) {
            assertThat(WEB.get(path + what, null).body()).as(what).doesNotContain("secret-seed");
        }
    }

    private List<TournamentEvent> events() {
        return TestTournament.events(id, table);
    }

    private void send(List<TournamentEvent> events) {
        TestTournament.send(TOPIC, id.code(), events);
    }
}
