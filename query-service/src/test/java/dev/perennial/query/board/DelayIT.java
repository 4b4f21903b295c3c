package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A finished game whose second half nobody but its players may know of yet. */
class DelayIT {
    private static final int DELAY_SECONDS = 300;
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final PlayedTable played = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
            .started()
            .playedOut(new Random(8));
    private final String path = "/api/v1/tables/" + played.id().code();
    private final long half = played.sequence() / 2;

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void spectatorsAreHeldBackEverywhereAndPlayersNowhere() {
        var events = played.envelopes().stream().map(this::delayed).toList();
        TOPIC.send(events);
        await().atMost(Duration.ofSeconds(30))
                .until(() -> new Rows(NODE).applied("tables", played.id().code()) == played.sequence());

        var board = WEB.get(path, null);
        assertThat(board.body()).contains("\"sequence\":" + half + ",").contains("PLAYING");
        assertThat(board.headers().firstValue("ETag").orElseThrow()).contains("\"" + half + "-");
        assertThat(WEB.json(path, "player-1").get("sequence").asLong()).isEqualTo(played.sequence());
        assertThat(WEB.get(path + "?atLeast=" + (half + 1), null).statusCode()).isEqualTo(504);
        assertThat(WEB.get(path + "/history", null).statusCode()).isEqualTo(409);
        assertThat(WEB.get(path + "/history", "player-0").statusCode()).isEqualTo(200);
        JsonNode replay = WEB.json(path + "/replay", null);
        assertThat(replay.get("last").asLong()).isEqualTo(half);
        assertThat(replay.get("perspective").asString()).isEqualTo("spectator");
        assertThat(WEB.get(path + "/replay?at=" + (half + 1), null).statusCode())
                .isEqualTo(404);
        try (var stream = SseClient.open(NODE.port(), played.id().code(), null, null)) {
            assertThat(stream.next().id()).isEqualTo(half);
            assertThat(stream.isQuiet()).isTrue();
        }
        for (String list : List.of("/api/v1/tables?status=PLAYING&limit=100", "/api/v1/lobby")) {
            JsonNode row = WEB.json(list, null)
                    .path(list.endsWith("lobby") ? "playing" : "tables")
                    .valueStream()
                    .filter(each -> each.get("id").asString().equals(played.id().code()))
                    .findFirst()
                    .orElseThrow();
            assertThat(row.get("sequence").asLong()).isEqualTo(half);
            assertThat(row.get("result").isNull()).isTrue();
        }
        assertThat(WEB.get("/api/v1/tables?status=FINISHED&limit=100", null).body())
                .doesNotContain(played.id().code());
        assertThat(WEB.get("/api/v1/search/games?limit=100", null).body())
                .doesNotContain(played.id().code());
        assertThat(WEB.get("/api/v1/search/games?limit=100", "player-0").body())
                .contains(played.id().code());
    }

    private Envelope delayed(Envelope event) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        var payload = event.payload().deepCopy();
        if (payload.has("terms")) {
            ((ObjectNode) payload.get("terms")).put("spectatorDelaySeconds", DELAY_SECONDS);
        }
        return new Envelope(
                event.eventId(),
                event.aggregateId(),
                event.sequence(),
                event.globalIndex(),
                event.sequence() <= half ? now.minus(Duration.ofHours(1)) : now,
                event.type(),
                event.version(),
                payload);
    }
}
