package dev.perennial.query.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import dev.perennial.testing.TestBackends;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LobbyIT {
    private static final QueryNode NODE = QueryNode.start(
            TestBackends.freshDatabase(),
            "node-a",
            Map.of("PERENNIAL_STREAMS_PER_ADDRESS", 2, "perennial.query.heartbeat", "300ms"));
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

    /** The home page needs no other request. */
    @Test
    void theLobbyBringsBoardsAsSpectatorsSeeThemAndWhatHasEnded() {
        var playing = send(table("arboretum", 2).started().played(4, new Random(5)));
        var ended = send(table("arboretum", 2).started().playedOut(new Random(6)));
        new Rows(NODE)
                .spoil("update played_game set finished_at = now() where table_id = '%s'"
                        .formatted(ended.id().code()));
        JsonNode lobby = WEB.json("/api/v1/lobby", null);
        JsonNode board = lobby.get("boards").get(playing.id().code());
        JsonNode alone = WEB.json("/api/v1/tables/" + playing.id().code(), null);
        assertThat(board.get("view")).isEqualTo(alone.get("view"));
        assertThat(board.get("sequence")).isEqualTo(alone.get("sequence"));
        assertThat(lobby.get("finished").findValuesAsString("id"))
                .contains(ended.id().code());
        assertThat(lobby.get("ladders").propertyNames()).contains("arboretum", "s-evolution");
    }

    /** Guests close their window and never come back; their tables have no clock that would end them. */
    @Test
    void aTableThatItsPlayersHaveLeftIsNotLive() {
        var left = send(table("arboretum", 2).started());
        var played = send(table("arboretum", 2).started());
        String quiet = "update table_summary set changed_at = now() - interval '%d minutes' where table_id = '%s'";
        new Rows(NODE).spoil(quiet.formatted(16, left.id().code()));
        new Rows(NODE).spoil(quiet.formatted(14, played.id().code()));
        assertThat(WEB.json("/api/v1/lobby", null).get("playing").findValuesAsString("id"))
                .contains(played.id().code())
                .doesNotContain(left.id().code());
        assertThat(NODE.bean(FeaturedTableChoice.class).candidates())
                .extracting(each -> Objects.requireNonNull(each.table()).id())
                .contains(played.id().code())
                .doesNotContain(left.id().code());
    }

    @Test
    void theGamesThatEndedLastComeFirstWithTheirEnd() {
        var first = send(table("arboretum", 2).started().playedOut(new Random(7)));
        var second = send(table("arboretum", 2).started().playedOut(new Random(8)));
        String ended = "update played_game set finished_at = '%s' where table_id = '%s'";
        new Rows(NODE).spoil(ended.formatted("2100-01-01T00:00:02Z", first.id().code()));
        new Rows(NODE).spoil(ended.formatted("2100-01-01T00:00:01Z", second.id().code()));
        JsonNode lobby = WEB.json("/api/v1/lobby", null);
        assertThat(lobby.get("finished").findValuesAsString("id"))
                .startsWith(first.id().code(), second.id().code());
        assertThat(lobby.at("/ended/" + first.id().code()).asString()).isEqualTo("2100-01-01T00:00:02Z");
        new Rows(NODE).spoil("update played_game set finished_at = now() where finished_at > now()");
    }

    /** Television showed a game that had ended. */
    @Test
    void televisionLeavesAGameThatHasEnded() {
        var game = send(table("evergreen-planet", 2).started().played(3, new Random(3)));
        assertThat(WEB.json("/api/v1/tv?game=evergreen-planet", null)
                        .at("/table/id")
                        .asString())
                .isEqualTo(game.id().code());
        try (var stream = SseClient.follow(NODE.port(), "/api/v1/tv/stream?game=evergreen-planet")) {
            // The edition that shows it may still be on its way.
            while (!stream.next()
                    .json()
                    .at("/table/id")
                    .asString()
                    .equals(game.id().code())) {}
            send(game.playedOut(new Random(4)));
            assertThat(WEB.json("/api/v1/tv?game=evergreen-planet", null)
                            .get("table")
                            .isNull())
                    .isTrue();
            assertThat(stream.next().json().get("table").isNull()).isTrue();
        }
    }

    @Test
    void whoPlaysIsShownWithHisRating() {
        String rated = PlayedTable.player(0).code();
        new Rows(NODE).spoil("""
                insert into ladder_standing values
                ('overall', 'human', '%s', 1532.4, 9, 4, 1540, now(), now(), '{1}', 7)""".formatted(rated));
        send(table("arboretum", 2).started());
        JsonNode ratings = WEB.json("/api/v1/lobby", null).get("ratings");
        assertThat(ratings.get(rated).asInt()).isEqualTo(1532);
        assertThat(ratings.has(PlayedTable.player(1).code())).isFalse();
        new Rows(NODE).spoil("delete from ladder_standing");
    }

    @Test
    void televisionShowsARunningTableAndTellsItsFollowersOfAnother() {
        send(table("s-evolution", 2).started().played(12, new Random(1)));
        send(table("s-evolution", 2).started().played(12, new Random(2)));
        JsonNode channel = WEB.json("/api/v1/tv?game=s-evolution", null);
        assertThat(channel.at("/table/game").asString()).isEqualTo("s-evolution");
        assertThat(channel.get("interest").asDouble()).isBetween(0.0, 1.0);
        assertThat(channel.get("reasons").propertyNames()).containsExactlyInAnyOrder("closeness", "rating", "stage");
        try (var stream = SseClient.follow(NODE.port(), "/api/v1/tv/stream?game=s-evolution")) {
            String first = stream.next().json().at("/table/id").asString();
            new Rows(NODE).spoil("update table_summary set visibility = 'INVITED' where table_id = '" + first + "'");
            String second = WEB.json("/api/v1/tv?game=s-evolution", null)
                    .at("/table/id")
                    .asString();
            assertThat(second).isNotEqualTo(first);
            assertThat(stream.next().json().at("/table/id").asString())
                    .as("a viewer's look at the channel took no news from its followers")
                    .isEqualTo(second);
        }
        assertThat(WEB.get("/api/v1/tv?game=chess", null).statusCode()).isEqualTo(404);
    }

    @Test
    void everyRunningTableCompetesForTelevision() {
        var begun = IntStream.range(0, 52)
                .mapToObj(_ -> table("arboretum", 2).started())
                .toList();
        begun.forEach(each -> TOPIC.send(each.envelopes()));
        begun.forEach(LobbyIT::settle);
        assertThat(NODE.bean(FeaturedTableChoice.class).candidates())
                .extracting(each -> Objects.requireNonNull(each.table()).id())
                .containsAll(begun.stream().map(each -> each.id().code()).toList());
    }

    @Test
    void oneAddressHasOnlySoManyStreamsOpen() {
        String path = "/api/v1/lobby/stream";
        try (var one = SseClient.followFrom(NODE.port(), path, "203.0.113.7")) {
            try (var two = SseClient.followFrom(NODE.port(), path, "203.0.113.7");
                    var neighbour = SseClient.followFrom(NODE.port(), path, "203.0.113.8")) {
                Stream.of(one, two, neighbour).forEach(SseClient::next);
                for (String third : List.of(path, "/api/v1/lobby/strea%6d")) {
                    var refused = WEB.get(third, null, "X-Forwarded-For", "203.0.113.7");
                    assertThat(refused.statusCode()).as(third).isEqualTo(429);
                    assertThat(refused.headers().firstValue("Retry-After")).contains("10");
                }
            }
            await().ignoreExceptions().until(() -> {
                try (var again = SseClient.followFrom(NODE.port(), path, "203.0.113.7")) {
                    return again.next().name().equals("lobby");
                }
            });
        }
    }

    @Test
    void whatHasNotChangedIsNotSentAgain() {
        for (String path : List.of(
                "/api/v1/lobby",
                "/api/v1/tables?status=OPEN",
                "/api/v1/search/games",
                "/api/v1/search/players?name=a",
                "/api/v1/ladders",
                "/api/v1/ladders/arboretum",
                "/api/v1/leagues",
                "/api/v1/tournaments",
                "/api/v1/players/nobody/statistics")) {
            assertThat(WEB.get(path, null, "If-None-Match", tag(path)).statusCode())
                    .as(path)
                    .isEqualTo(304);
        }
        String before = tag("/api/v1/lobby");
        send(table("arboretum", 2));
        assertThat(WEB.get("/api/v1/lobby", null, "If-None-Match", before).statusCode())
                .isEqualTo(200);
    }

    /** Weak, or nothing with a tag would be compressed. */
    private static String tag(String path) {
        String tag = WEB.get(path, null).headers().firstValue("ETag").orElseThrow();
        assertThat(tag).as(path).startsWith("W/");
        return tag;
    }

    private static PlayedTable table(String game, int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), game, seats);
    }

    private static PlayedTable send(PlayedTable table) {
        TOPIC.send(table.envelopes());
        settle(table);
        return table;
    }

    /** Its events are of long ago; here something has just happened at it. */
    private static void settle(PlayedTable table) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> new Rows(NODE).applied("tables", table.id().code()) == table.sequence());
        new Rows(NODE)
                .spoil("update table_summary set changed_at = now() where table_id = '%s'"
                        .formatted(table.id().code()));
    }
}
