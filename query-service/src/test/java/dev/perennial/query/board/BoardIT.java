package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.query.QueryNode;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Everything that is asked over HTTP and answered at once. */
class BoardIT {
    private static QueryNode node;
    private static TestTopic topic;
    private static WebClient web;

    @BeforeAll
    static void start() {
        node = QueryNode.start();
        topic = new TestTopic();
        web = new WebClient(node.port());
    }

    @AfterAll
    static void stop() {
        topic.close();
        node.close();
    }

    @Test
    void aSpectatorSeesTheTableButNoHand() {
        var table = send(table(2).started().played(3, new Random(1)));
        JsonNode json = web.json(path(table), null);
        assertThat(json.at("/table/id").asString()).isEqualTo(table.id().code());
        assertThat(json.at("/table/status").asString()).isEqualTo("PLAYING");
        assertThat(json.at("/table/seats/1/player").asString()).isEqualTo("player-1");
        assertThat(json.at("/table/seats/1/clientSeed").asString()).isEqualTo("seed-1");
        assertThat(json.at("/table/commitment").asString())
                .isEqualTo(table.state().commitment());
        assertThat(json.at("/table/serverSeed").isMissingNode()).isTrue();
        assertThat(json.get("sequence").asLong()).isEqualTo(table.sequence());
        assertThat(json.get("seat").isNull()).isTrue();
        assertThat(json.get("seatMove").isNull()).isTrue();
        assertThat(json.get("legalMoves")).isEmpty();
        assertThat(json.at("/view/players/0/hand").isNull()).isTrue();
        assertThat(json.at("/view/players/1/hand").isNull()).isTrue();
    }

    @Test
    void aPlayerSeesHisHandAndWhatHeMayDo() {
        var table = send(table(2).started().played(2, new Random(1)));
        int seat = table.state().game().awaited(table.position()).iterator().next();
        JsonNode json = web.json(path(table), "player-" + seat);
        assertThat(json.get("seat").asInt()).isEqualTo(seat);
        assertThat(json.get("seatMove").asInt()).isEqualTo(3);
        assertThat(json.at("/table/seats/" + seat + "/movesMade").asInt()).isEqualTo(2);
        assertThat(json.at("/awaited/0").asInt()).isEqualTo(seat);
        assertThat(json.at("/view/players/" + seat + "/hand")).isNotEmpty();
        assertThat(json.at("/view/players/" + (1 - seat) + "/hand").isNull()).isTrue();
        var legal = table.state()
                .game()
                .legalMoves(table.position(), seat)
                .map(move -> GameJson.write(move).toString())
                .toList();
        assertThat(json.get("legalMoves").valueStream().map(JsonNode::toString)).containsExactlyElementsOf(legal);
        assertThat(json.at("/legalMoves/0/type").asString()).isEqualTo("Plant");
        assertThat(web.json(path(table), "player-" + (1 - seat)).get("legalMoves"))
                .isEmpty();
    }

    @Test
    void whenTheGameIsOverEverythingIsOpen() {
        var table = send(table(2).started().playedOut(new Random(2)));
        JsonNode json = web.json(path(table), null);
        assertThat(json.at("/table/status").asString()).isEqualTo("FINISHED");
        assertThat(json.at("/table/serverSeed").asString())
                .isEqualTo(table.state().serverSeed());
        assertThat(json.at("/view/players/0/hand")).hasSize(7);
        assertThat(json.at("/result/seats")).hasSize(2);
        assertThat(json.get("awaited")).isEmpty();
    }

    @Test
    void anAbortedGameIsOpenToo() {
        var table = send(table(3).started().aborted());
        JsonNode json = web.json(path(table), null);
        assertThat(json.at("/table/status").asString()).isEqualTo("ABORTED");
        assertThat(json.at("/view/players/2/hand")).hasSize(7);
        assertThat(web.json(path(table) + "/history", null).get("result").isNull())
                .isTrue();
    }

    @Test
    void whatAPlayerSeesIsNeverKept() {
        var table = send(table(2).started());
        var asPlayer = web.get(path(table), "player-0");
        assertThat(asPlayer.headers().firstValue("Cache-Control").orElseThrow()).contains("no-store");
        assertThat(asPlayer.headers().firstValue("ETag")).isEmpty();
        var asSpectator = web.get(path(table), null);
        String tag = asSpectator.headers().firstValue("ETag").orElseThrow();
        assertThat(asSpectator.headers().firstValue("Cache-Control").orElseThrow())
                .isEqualTo("no-cache");
        assertThat(asSpectator.headers().allValues("Vary").toString())
                .containsIgnoringCase("Authorization")
                .containsIgnoringCase("Cookie");
        assertThat(web.get(path(table), null, "If-None-Match", tag).statusCode())
                .isEqualTo(304);
        assertThat(web.get(path(table), "player-0", "If-None-Match", tag).statusCode())
                .isEqualTo(200);
    }

    @Test
    void anUnknownTableIsAProblem() {
        for (String path : List.of("nowhere", "nowhere/history", "nowhere/stream", "no%20id")) {
            var response = web.get("/api/v1/tables/" + path, null);
            assertThat(response.statusCode()).as(path).isEqualTo(404);
            assertThat(response.headers().firstValue("Content-Type").orElseThrow())
                    .contains("problem+json");
            assertThat(code(response)).isEqualTo("UNKNOWN_TABLE");
        }
    }

    @Test
    void whoHasChangedSomethingCanWaitForHisOwnChange() throws Exception {
        var table = send(table(2));
        var answer = CompletableFuture.supplyAsync(() -> web.json(path(table) + "?atLeast=7", null));
        table.started();
        topic.send(table.envelopes().subList(1, table.envelopes().size()));
        assertThat(answer.get().get("sequence").asLong()).isGreaterThanOrEqualTo(7);
        // A reader that has not seen the opening yet does not call the table unknown.
        for (var tooEarly : web.atOnce(null, List.of(path(table) + "?atLeast=1000", path(table(2)) + "?atLeast=0"))) {
            assertThat(tooEarly.statusCode()).as(tooEarly.uri().getPath()).isEqualTo(504);
            assertThat(code(tooEarly)).isEqualTo("NOT_YET");
        }
    }

    @Test
    void aTableThatIsJustBeingOpenedCanBeWaitedFor() throws Exception {
        var table = table(2);
        var answer = CompletableFuture.supplyAsync(() -> web.json(path(table) + "?atLeast=0", null));
        topic.send(table.envelopes());
        assertThat(answer.get().at("/table/status").asString()).isEqualTo("OPEN");
    }

    @Test
    void theHistoryIsToldWhenTheGameIsOverAndNotBefore() {
        var running = send(table(2).started().played(4, new Random(1)));
        for (var unfinished : new PlayedTable[] {running, send(table(2))}) {
            var refused = web.get(path(unfinished) + "/history", "player-0");
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(code(refused)).isEqualTo("GAME_RUNNING");
        }
        var finished = send(running.playedOut(new Random(2)));
        var told = web.get(path(finished) + "/history", null);
        assertThat(told.body()).isEqualTo(Json.mapper().writeValueAsString(GameHistory.of(recorded(finished))));
    }

    private static List<RecordedEvent> recorded(PlayedTable table) {
        return table.envelopes().stream()
                .map(envelope -> new RecordedEvent(envelope.sequence(), envelope.time(), EventCodec.decode(envelope)))
                .toList();
    }

    private static String code(HttpResponse<String> problem) {
        return Json.mapper().readTree(problem.body()).get("code").asString();
    }

    private static String path(PlayedTable table) {
        return "/api/v1/tables/" + table.id();
    }

    private static PlayedTable table(int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", seats);
    }

    private static PlayedTable send(PlayedTable table) {
        topic.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> node.bean(TableBoards.class)
                        .latest(table.id())
                        .filter(moment -> moment.sequence() == table.sequence())
                        .isPresent());
        return table;
    }
}
