package dev.perennial.query.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PlayerProjectionIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);
    private final String id = "p-" + UUID.randomUUID();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void aPlayerIsShownAndRenamed() {
        send(1, "Anne");
        await().until(() -> "Anne".equals(name()));
        send(2, "\u00c4nne");
        await().until(() -> "\u00c4nne".equals(name()));
        var shown =
                Json.mapper().readTree(WEB.get("/api/v1/players/" + id, null).body());
        assertThat(shown)
                .isEqualTo(Json.mapper()
                        .readTree("{\"id\":\"%s\",\"displayName\":\"\u00c4nne\",\"guest\":false,\"bot\":false}"
                                .formatted(id)));
    }

    @Test
    void anOlderRecordThatComesLateChangesNothing() {
        send(5, "New");
        send(3, "Old");
        send(6, "Newest");
        await().until(() -> "Newest".equals(name()));
        send(5, "New");
        settle();
        assertThat(name()).isEqualTo("Newest");
    }

    @Test
    void whoIsErasedIsGone() {
        send(1, "Anne");
        await().until(() -> "Anne".equals(name()));
        TOPIC.send(Topics.PLAYERS, id, null);
        await().until(() -> name() == null);
        var gone = WEB.get("/api/v1/players/" + id, null);
        assertThat(gone.statusCode()).isEqualTo(404);
        assertThat(gone.body()).contains("UNKNOWN_PLAYER");
        send(1, "Anne");
        settle();
        assertThat(name()).isNull();
    }

    @Test
    void whatCannotBeReadHoldsUpNobodyAndIsNotCopied() {
        long copies = rows.one("select count(*) from dead_letter where projection = 'players'");
        TOPIC.send(Topics.PLAYERS, id, "{\"player\":\"somebody-else\"}".getBytes(StandardCharsets.UTF_8));
        send(2, "Anne");
        await().until(() -> "Anne".equals(name()));
        assertThat(rows.one("select count(*) from dead_letter where projection = 'players'"))
                .isEqualTo(copies + 1);
    }

    @Test
    void aRebuildMakesTheSameRows() {
        send(1, "One");
        send(2, "Two");
        settle();
        var before = rows.of("player");
        Rebuilding.all(NODE, List.of("players"));
        settle();
        assertThat(rows.of("player")).containsAll(before);
    }

    @Test
    void listsAndViewsBringTheNamesBesideTheIds() {
        var table =
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 3).started();
        TOPIC.send(table.envelopes());
        var one = new PlayerRecord(new PlayerId("player-0"), System.nanoTime(), "Player Nought", false, true);
        TOPIC.send(Topics.PLAYERS, "player-0", Json.mapper().writeValueAsBytes(one));
        String path = "/api/v1/tables/" + table.id().code();
        await().untilAsserted(
                        () -> assertThat(json(path + "?atLeast=0").path("names").has("player-0"))
                                .isTrue());
        assertThat(json(path).get("names").get("player-0").asString()).isEqualTo("Player Nought");
        assertThat(json(path).get("names").has("player-2")).isFalse();
        assertThat(json("/api/v1/tables?limit=100").get("names").get("player-0").asString())
                .isEqualTo("Player Nought");
        String tag = WEB.get(path, null).headers().firstValue("ETag").orElseThrow();
        assertThat(WEB.get(path, null, "If-None-Match", tag).statusCode()).isEqualTo(304);
        var renamed = new PlayerRecord(new PlayerId("player-0"), System.nanoTime(), "Renamed", false, true);
        TOPIC.send(Topics.PLAYERS, "player-0", Json.mapper().writeValueAsBytes(renamed));
        await().until(() -> WEB.get(path, null, "If-None-Match", tag).statusCode() == 200);
        var found = json("/api/v1/players?ids=player-0,nobody").get("players");
        assertThat(found.size()).isEqualTo(1);
        assertThat(found.get(0).get("displayName").asString()).isEqualTo("Renamed");
    }

    @Test
    void somebodyIsFoundByTheBeginningOfHisName() {
        for (String name : List.of("Zoë_1", "Zoë_12", "ZoëX1")) {
            String id = "p-" + UUID.randomUUID();
            var record = new PlayerRecord(new PlayerId(id), 1, name, false, false);
            TOPIC.send(Topics.PLAYERS, id, Json.mapper().writeValueAsBytes(record));
            await().until(() -> WEB.get("/api/v1/players/" + id, null).statusCode() == 200);
        }
        assertThat(called("zo%C3%AB_1")).containsExactly("Zoë_1", "Zoë_12");
        assertThat(called("ZO%C3%AB")).containsExactly("ZoëX1", "Zoë_1", "Zoë_12");
        assertThat(called("ZO%C3%AB&limit=1")).containsExactly("ZoëX1");
        assertThat(called("o%C3%AB")).isEmpty();
        var pages = new ArrayList<String>();
        String cursor = "";
        for (int page = 0; page < 3; page++) {
            JsonNode found = json("/api/v1/search/players?name=zo%C3%AB&limit=1" + cursor);
            pages.add(found.at("/players/0/displayName").asString());
            cursor = "&cursor=" + found.get("next").asString("end");
        }
        assertThat(pages).containsExactly("ZoëX1", "Zoë_1", "Zoë_12");
        assertThat(cursor).isEqualTo("&cursor=end");
        for (String absurd : List.of(
                "name=a&cursor=x",
                "name=a&cursor=!",
                "name=%20",
                "name=a%00",
                "name=a&limit=0",
                "name=a&limit=101",
                "")) {
            assertThat(WEB.get("/api/v1/search/players?" + absurd, null).statusCode())
                    .as(absurd)
                    .isEqualTo(400);
        }
    }

    private static List<String> called(String name) {
        return json("/api/v1/search/players?name=" + name)
                .get("players")
                .valueStream()
                .map(player -> player.get("displayName").asString())
                .toList();
    }

    @Test
    void absurdQuestionsGetAnAnswer() {
        for (String path :
                List.of("/api/v1/players/%00", "/api/v1/players?ids=" + "x,".repeat(101), "/api/v1/players")) {
            assertThat(WEB.get(path, null).statusCode()).as(path).isBetween(400, 499);
        }
        assertThat(WEB.get("/api/v1/players/" + "x".repeat(3000), null).statusCode())
                .isEqualTo(404);
    }

    /** So many other players behind those that were sent that every partition has some of them. */
    private void settle() {
        var others = Stream.generate(() -> "p-" + UUID.randomUUID()).limit(60).toList();
        for (String other : others) {
            var record = new PlayerRecord(new PlayerId(other), 1, "Last", true, false);
            TOPIC.send(Topics.PLAYERS, other, Json.mapper().writeValueAsBytes(record));
        }
        await().until(() -> NODE.bean(Players.class).names(others).size() == others.size());
    }

    private void send(long revision, String name) {
        var record = new PlayerRecord(new PlayerId(id), revision, name, false, false);
        TOPIC.send(Topics.PLAYERS, id, Json.mapper().writeValueAsBytes(record));
    }

    private String name() {
        return NODE.bean(Players.class)
                .find(id)
                .map(Players.Player::displayName)
                .orElse(null);
    }

    private static JsonNode json(String path) {
        return WEB.json(path, null);
    }
}
