package dev.perennial.query.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.TableBoards;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Analyses over HTTP, from the request to the figures and through a rebuild. */
class AnalysisIT {
    private static final Path RECORDED = Path.of("../infra/apps/cli/src/test/resources/analyses");
    private static final QueryNode NODE = QueryNode.start(
            TestBackends.freshDatabase(),
            "node-a",
            Map.of("perennial.query.analysis.share", 1, "perennial.query.analysis.per-hour", 4));
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final Rows ROWS = new Rows(NODE);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    private static PlayedTable sent(PlayedTable table) {
        TOPIC.send(table.envelopes());
        if (table.state().result() != null) {
            TOPIC.send(table.result(TestResults.nextNumber()));
        }
        await().until(() -> NODE.bean(TableBoards.class)
                .latest(table.id())
                .filter(moment -> moment.sequence() == table.sequence())
                .isPresent());
        return table;
    }

    private static PlayedTable finished(String game, int seats) {
        return sent(PlayedTable.opened(UUID.randomUUID().toString(), game, seats)
                .started()
                .playedOut(new Random(seats)));
    }

    private static String path(PlayedTable table) {
        return "/api/v1/tables/" + table.id().code() + "/analysis";
    }

    private static HttpResponse<String> ask(PlayedTable table, @Nullable String token) {
        return WEB.post(path(table), token, "");
    }

    private static JsonNode done(PlayedTable table) {
        await().atMost(Duration.ofSeconds(90))
                .until(() -> WEB.json(path(table), null).get("state").asString().equals("DONE"));
        return WEB.json(path(table), null).get("analysis");
    }

    private static String figures(PlayedTable table) {
        return ROWS.text(
                "select figures from game_analysis where table_id = ?",
                table.id().code());
    }

    private static void refused(HttpResponse<String> answer, int status, String code) {
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(Json.mapper().readTree(answer.body()).get("code").asString()).isEqualTo(code);
    }

    /** This game and its figures are recorded, and {@code ./perennial analyse} prints them, too. */
    @Test
    void aRequestedGameHasTheRecordedFiguresAlsoAfterARebuild() throws IOException {
        var table = sent(PlayedTable.opened("recorded-analysis", "s-evolution", 2)
                .started()
                .playedOut(new Random(25)));
        assertThat(WEB.get("/api/v1/tables/recorded-analysis/history", null).body())
                .isEqualTo(Files.readString(RECORDED.resolve("s-evolution.history.json")));
        assertThat(WEB.json(path(table), null).get("state").asString()).isEqualTo("NONE");
        refused(ask(table, null), 401, "UNAUTHENTICATED");
        assertThat(ask(table, "player-a").statusCode()).isEqualTo(202);
        JsonNode analysis = done(table);
        String figures = figures(table);
        assertThat(figures)
                .isEqualTo(Files.readString(RECORDED.resolve("s-evolution.analysis.json"))
                        .strip());
        assertThat(Json.mapper().readTree(figures)).isEqualTo(analysis);
        assertThat(analysis.get("luck")).hasSize(2);
        assertThat(ask(table, "player-a").statusCode())
                .as("nothing is computed twice")
                .isEqualTo(200);

        assertThat(WEB.json("/api/v1/players/player-0/statistics?game=s-evolution", null)
                        .at("/games/0/figures")
                        .valueStream()
                        .filter(each -> each.get("key").asString().equals("luck"))
                        .map(each -> each.get("best").asInt()))
                .containsExactly(analysis.at("/luck/0").asInt());

        Rebuilding.all(NODE, List.of("analyses"));
        assertThat(done(table)).isEqualTo(analysis);
        assertThat(figures(table)).isEqualTo(figures);
    }

    @Test
    void aContinuedGameIsAnalysedFromWhereItBegan() {
        var before = finished("evergreen-concert", 2);
        var table = sent(PlayedTable.continued(
                        UUID.randomUUID().toString(), before, before.sequence() / 2, Deal.REAL, null, null)
                .started()
                .playedOut(new Random(3)));
        assertThat(ask(table, "player-b").statusCode()).isEqualTo(202);
        JsonNode analysis = done(table);
        assertThat(analysis.get("luck")).as("not dealt here").isEmpty();
        assertThat(analysis.at("/views/0/moves/0/step").asInt()).isZero();
    }

    @Test
    void runningAndAbortedGamesAreRefused() {
        var running = sent(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                .started()
                .played(9, new Random(1)));
        refused(WEB.get(path(running), null), 409, "GAME_RUNNING");
        refused(ask(running, "player-c"), 409, "GAME_RUNNING");
        assertThat(ROWS.one(
                        "select count(*) from analysis_request where table_id = ?",
                        running.id().code()))
                .isZero();
        var aborted = sent(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
                .started()
                .aborted());
        refused(WEB.get(path(aborted), null), 409, "NO_RESULT");
        refused(WEB.get("/api/v1/tables/none/analysis", null), 404, "UNKNOWN_TABLE");
    }

    @Test
    void anAccountAsksForSoManyGamesAnHour() {
        var tables = List.of(1, 2, 3, 4, 5).stream()
                .map(_ -> finished("s-evolution", 2))
                .toList();
        for (PlayedTable table : tables.subList(0, 4)) {
            assertThat(ask(table, "player-greedy").statusCode()).isEqualTo(202);
        }
        refused(ask(tables.getLast(), "player-greedy"), 429, "RATE_LIMITED");
        assertThat(ask(tables.getLast(), "player-modest").statusCode()).isEqualTo(202);
    }
}
