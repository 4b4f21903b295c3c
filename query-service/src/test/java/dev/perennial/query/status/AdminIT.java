package dev.perennial.query.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTokens;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What an operator sees of the projections and does about them, over HTTP. */
class AdminIT {
    private static final String SITE = "https://club.example";
    private static final String LETTERS = "/api/v1/admin/dead-letters";
    private static final QueryNode NODE = QueryNode.start(
            TestBackends.freshDatabase(), "node-a", Map.of("PERENNIAL_CORS_ORIGINS", SITE + ",https://other.example"));
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
        assertThat(status.get("stopped").asLong()).isEqualTo(1);
        assertThat(WEB.json("/api/v1/status", null).get("healthy").asBoolean()).isFalse();

        var retried = WEB.post(LETTERS + "/retry", TestTokens.ADMIN, "{\"aggregate\":\"" + id + "\"}");
        assertThat(retried.statusCode()).isEqualTo(200);
        assertThat(Json.mapper().readTree(retried.body()).get("errors")).hasSize(1);
    }

    @Test
    void anUnreadableRecordIsListedAndDropped() {
        TOPIC.send(Topics.TABLES, id, "{\"not\":\"an envelope".getBytes(StandardCharsets.UTF_8));
        await().atMost(Duration.ofSeconds(30)).until(() -> !letters().isEmpty());
        JsonNode letter = letters().getFirst();
        assertThat(letter.get("sequence").isNull()).isTrue();
        String which = "{\"projection\":\"tables\",\"topic\":\"%s\",\"partition\":%d,\"offset\":%d}"
                .formatted(
                        Topics.TABLES,
                        letter.get("partition").asInt(),
                        letter.get("offset").asLong());
        assertThat(WEB.post(LETTERS + "/drop", TestTokens.ADMIN, which).statusCode())
                .isEqualTo(204);
        assertThat(WEB.post(LETTERS + "/drop", TestTokens.ADMIN, which).statusCode())
                .isEqualTo(404);
        assertThat(letters()).isEmpty();
    }

    @Test
    void theStatusTellsHowFarEachProjectionIs() {
        TOPIC.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30)).until(() -> rows.applied("tables", id) == table.sequence());
        await().atMost(Duration.ofSeconds(30)).untilAsserted(() -> {
            JsonNode status = status("tables");
            assertThat(status.get("lag").asLong()).isZero();
            assertThat(status.get("consumed").asLong())
                    .isPositive()
                    .isEqualTo(status.get("end").asLong());
        });
        assertThat(WEB.json("/api/v1/status", null)
                        .get("projections")
                        .valueStream()
                        .map(each -> each.get("name").asString()))
                .contains("ladders", "leagues", "players", "results", "tables", "tournaments");
        assertThat(WEB.get("/actuator/prometheus", null).body())
                .contains("perennial_projection_lag{projection=\"tables\"");
        assertThat(WEB.get("/api/v1/status/tournaments/none?atLeast=1&withinMillis=200", null)
                        .statusCode())
                .isEqualTo(504);
        assertThat(WEB.get("/api/v1/status/tournaments/none?withinMillis=60000", null)
                        .statusCode())
                .isEqualTo(400);
    }

    @Test
    void onlyNamedSitesMayRead() {
        var named = WEB.get("/api/v1/games", null, "Origin", SITE);
        assertThat(named.headers().firstValue("Access-Control-Allow-Origin")).contains(SITE);
        assertThat(named.headers().firstValue("Access-Control-Allow-Credentials"))
                .isEmpty();
        var stranger = WEB.get("/api/v1/games", null, "Origin", "https://evil.example");
        assertThat(stranger.statusCode()).isEqualTo(403);
        assertThat(stranger.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }

    private List<JsonNode> letters() {
        return WEB.json(LETTERS, TestTokens.ADMIN)
                .get("letters")
                .valueStream()
                .filter(each -> each.get("aggregate").asString().equals(id))
                .toList();
    }

    private static JsonNode status(String projection) {
        return WEB.json("/api/v1/status", null)
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
