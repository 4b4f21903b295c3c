package dev.perennial.query.board;

import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.testing.PlayedTable;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Everything that is asked about one table over HTTP and answered at once. */
class BoardIT {
    @Test
    void aSpectatorSeesTheTableButNoHand() {
        var table = send(table(2).started().played(3, new Random(1)));
        JsonNode json = WEB.json(path(table), null);
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
        JsonNode json = WEB.json(path(table), "player-" + seat);
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
        assertThat(WEB.json(path(table), "player-" + (1 - seat)).get("legalMoves"))
                .isEmpty();
    }

    @Test
    void whenTheGameIsOverEverythingIsOpen() {
        var table = send(table(2).started().playedOut(new Random(2)));
        JsonNode json = WEB.json(path(table), null);
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
        JsonNode json = WEB.json(path(table), null);
        assertThat(json.at("/table/status").asString()).isEqualTo("ABORTED");
        assertThat(json.at("/view/players/2/hand")).hasSize(7);
        assertThat(WEB.json(path(table) + "/history", null).get("result").isNull())
                .isTrue();
    }

    @Test
    void whatAPlayerSeesIsNeverKept() {
        var table = send(table(2).started());
        var asPlayer = WEB.get(path(table), "player-0");
        assertThat(asPlayer.headers().firstValue("Cache-Control").orElseThrow()).contains("no-store");
        assertThat(asPlayer.headers().firstValue("ETag")).isEmpty();
        var asSpectator = WEB.get(path(table), null);
        String tag = asSpectator.headers().firstValue("ETag").orElseThrow();
        assertThat(asSpectator.headers().firstValue("Cache-Control").orElseThrow())
                .isEqualTo("no-cache");
        assertThat(asSpectator.headers().allValues("Vary").toString())
                .containsIgnoringCase("Authorization")
                .containsIgnoringCase("Cookie");
        assertThat(WEB.get(path(table), null, "If-None-Match", tag).statusCode())
                .isEqualTo(304);
        assertThat(WEB.get(path(table), "player-0", "If-None-Match", tag).statusCode())
                .isEqualTo(200);
    }

    @Test
    void anUnknownTableIsAProblem() {
        for (String path : List.of("nowhere", "nowhere/history", "nowhere/stream", "no%20id")) {
            var response = WEB.get("/api/v1/tables/" + path, null);
            assertThat(response.statusCode()).as(path).isEqualTo(404);
            assertThat(response.headers().firstValue("Content-Type").orElseThrow())
                    .contains("problem+json");
            assertThat(code(response)).isEqualTo("UNKNOWN_TABLE");
        }
    }

    @Test
    void whoHasChangedSomethingCanWaitForHisOwnChange() throws Exception {
        var table = send(table(2));
        var answer = CompletableFuture.supplyAsync(() -> WEB.json(path(table) + "?atLeast=7", null));
        table.started();
        TOPIC.send(table.envelopes().subList(1, table.envelopes().size()));
        assertThat(answer.get().get("sequence").asLong()).isGreaterThanOrEqualTo(7);
        // A reader that has not seen the opening yet does not call the table unknown.
        for (var tooEarly : WEB.atOnce(null, List.of(path(table) + "?atLeast=1000", path(table(2)) + "?atLeast=0"))) {
            assertThat(tooEarly.statusCode()).as(tooEarly.uri().getPath()).isEqualTo(504);
            assertThat(code(tooEarly)).isEqualTo("NOT_YET");
        }
    }

    @Test
    void aTableThatIsJustBeingOpenedCanBeWaitedFor() throws Exception {
        var table = table(2);
        var answer = CompletableFuture.supplyAsync(() -> WEB.json(path(table) + "?atLeast=0", null));
        TOPIC.send(table.envelopes());
        assertThat(answer.get().at("/table/status").asString()).isEqualTo("OPEN");
    }

    @Test
    void theHistoryIsToldWhenTheGameIsOverAndNotBefore() {
        var running = send(table(2).started().played(4, new Random(1)));
        for (var unfinished : new PlayedTable[] {running, send(table(2))}) {
            var refused = WEB.get(path(unfinished) + "/history", "player-0");
            assertThat(refused.statusCode()).isEqualTo(409);
            assertThat(code(refused)).isEqualTo("GAME_RUNNING");
        }
        var finished = send(running.playedOut(new Random(2)));
        var told = WEB.get(path(finished) + "/history", null);
        assertThat(told.body()).isEqualTo(Json.mapper().writeValueAsString(GameHistory.of(recorded(finished))));
    }

    @Test
    void showsTheTermsAndTheClocks() {
        var clock = new Clock.Live(30, 600, 5);
        var table = send(table(2, true, clock).started());
        Instant due = table.state().deadline().orElseThrow();
        JsonNode view = WEB.json("/api/v1/tables/" + table.id(), null);
        int seat = view.at("/awaited/0").asInt();
        assertThat(view.at("/table/terms/clock/perMoveSeconds").asInt()).isEqualTo(30);
        assertThat(view.at("/clocks/" + seat + "/deadline").asString()).isEqualTo(due.toString());
        assertThat(view.at("/clocks/" + seat + "/bankSeconds").asInt()).isEqualTo(600);
        assertThat(view.at("/clocks/" + (1 - seat) + "/since").isNull()).isTrue();
        JsonNode row = WEB.json("/api/v1/tables?limit=100", null)
                .get("tables")
                .valueStream()
                .filter(each -> each.get("id").asString().equals(table.id().code()))
                .findFirst()
                .orElseThrow();
        assertThat(row.get("deadline").asString()).isEqualTo(due.toString());
        assertThat(row.at("/terms/clock/type").asString()).isEqualTo("Live");
        assertThat(row.get("forfeits")).isEmpty();
    }

    @Test
    void aTableWithoutSpectatorsIsShownToThoseWhoSitThere() {
        var table = send(table(2, false, new Clock.None()).started());
        String path = "/api/v1/tables/" + table.id();
        for (String what : List.of("", "/stream")) {
            var refused = WEB.get(path + what, null);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.body()).contains("SPECTATORS_NOT_ALLOWED").doesNotContain("hand");
            assertThat(WEB.get(path + what, "player-7").statusCode()).isEqualTo(403);
        }
        assertThat(WEB.get(path, "player-1").statusCode()).isEqualTo(200);
        var over = send(table(2, false, new Clock.None()).started().playedOut(new Random(1)));
        assertThat(WEB.get("/api/v1/tables/" + over.id(), null).statusCode()).isEqualTo(200);
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

    private static PlayedTable table(int seats, boolean spectators, Clock clock) {
        var terms = new TableTerms(
                true,
                TableTerms.Visibility.PUBLIC,
                clock,
                spectators,
                0,
                TableTerms.Start.WHEN_FULL,
                2,
                TableTerms.Absence.FORFEIT);
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", seats, terms);
    }
}
