package dev.perennial.query.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LobbyIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void theLobbyShowsWhoWaitsAndWhoPlaysAsItChanges() {
        var open = send(table("arboretum", 2));
        JsonNode lobby = WEB.json("/api/v1/lobby", null);
        assertThat(lobby.get("open").findValuesAsString("id"))
                .contains(open.id().code());
        assertThat(lobby.get("playing").findValuesAsString("id"))
                .doesNotContain(open.id().code());
        try (var stream = SseClient.follow(NODE.port(), "/api/v1/lobby/stream")) {
            var first = stream.next();
            assertThat(first.name()).isEqualTo("lobby");
            // The edition that shows it may still be on its way.
            while (!first.json()
                    .get("open")
                    .findValuesAsString("id")
                    .contains(open.id().code())) {
                first = stream.next();
            }
            send(open.started());
            SseClient.Frame frame = stream.next();
            while (!frame.json()
                    .get("playing")
                    .findValuesAsString("id")
                    .contains(open.id().code())) {
                frame = stream.next();
            }
            assertThat(frame.json().get("open").findValuesAsString("id"))
                    .doesNotContain(open.id().code());
            assertThat(frame.id()).isGreaterThan(first.id());
        }
    }

    @Test
    void televisionShowsARunningTableAndChangesWhenItIsOver() {
        var table = send(table("s-evolution", 2).started().played(12, new Random(1)));
        JsonNode channel = WEB.json("/api/v1/tv?game=s-evolution", null);
        assertThat(channel.at("/table/game").asString()).isEqualTo("s-evolution");
        assertThat(channel.get("interest").asDouble()).isBetween(0.0, 1.0);
        assertThat(channel.get("reasons").propertyNames()).containsExactlyInAnyOrder("closeness", "rating", "stage");
        try (var stream = SseClient.follow(NODE.port(), "/api/v1/tv/stream?game=s-evolution")) {
            assertThat(stream.next().json().at("/table/game").asString()).isEqualTo("s-evolution");
            String shown = WEB.json("/api/v1/tv?game=s-evolution", null)
                    .at("/table/id")
                    .asString();
            if (shown.equals(table.id().code())) {
                send(table.playedOut(new Random(2)));
                assertThat(stream.next().json().at("/table/id").asString())
                        .isNotEqualTo(table.id().code());
            }
        }
        assertThat(WEB.get("/api/v1/tv?game=chess", null).statusCode()).isEqualTo(404);
    }

    private static PlayedTable table(String game, int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), game, seats);
    }

    private static PlayedTable send(PlayedTable table) {
        TOPIC.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> new Rows(NODE).applied("tables", table.id().code()) == table.sequence());
        return table;
    }
}
