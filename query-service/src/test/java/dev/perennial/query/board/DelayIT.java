package dev.perennial.query.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTokens;
import dev.perennial.query.TestTopic;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A finished game whose second half nobody but its players may know of yet. */
class DelayIT {
    private static final int DELAY_SECONDS = 300;
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);
    private final PlayedTable played = PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2)
            .started()
            .played(30, new Random(8));
    private final String path = "/api/v1/tables/" + played.id().code();
    private final long half = played.sequence();

    @BeforeEach
    void playOut() {
        played.forfeited(1, "greedy").playedOut(new Random(8));
    }

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void spectatorsAreHeldBackEverywhereAndPlayersNowhere() {
        var events =
                played.envelopes().stream().map(event -> delayed(event, half)).toList();
        TOPIC.send(events);
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", played.id().code()) == played.sequence());

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
            assertThat(row.get("bots").get(1).isNull()).as("who plays on").isTrue();
            assertThat(row.get("forfeits")).isEmpty();
        }
        assertThat(WEB.get("/api/v1/tables?status=FINISHED&limit=100", null).body())
                .doesNotContain(played.id().code());
        assertThat(WEB.get("/api/v1/search/games?limit=100", null).body())
                .doesNotContain(played.id().code());
        assertThat(WEB.get("/api/v1/search/games?limit=100", "player-0").body())
                .contains(played.id().code());
        String export = "/api/v1/export/games.ndjson?from=" + Instant.now().minus(Duration.ofMinutes(10));
        assertThat(WEB.get(export, null).body()).doesNotContain(played.id().code());
        assertThat(WEB.get(export, "player-0").body()).contains(played.id().code());
        assertThat(WEB.json("/api/v1/players/player-0/statistics?game=arboretum", null)
                        .path("games")
                        .path(0)
                        .path("games")
                        .asLong(0))
                .isEqualTo(rows.one("""
                        select count(*) from played_seat s join played_game g using (table_id)
                        where s.player_id = 'player-0' and s.game = 'arboretum'
                          and (g.delay_seconds = 0 or g.finished_at < now() - interval '30 minutes')
                        """));
        await().until(() -> WEB.json("/api/v1/status", TestTokens.ADMIN)
                .get("projections")
                .valueStream()
                .allMatch(each -> each.get("lag").asLong(1) == 0));
        var lists = List.of("/api/v1/tables", "/api/v1/lobby");
        var before = lists.stream().map(DelayIT::version).toList();
        TOPIC.send(played.rematched().envelopes().stream()
                .map(event -> delayed(event, half))
                .toList());
        await().until(() -> rows.applied("tables", played.id().code()) == played.sequence());
        assertThat(lists.stream().map(DelayIT::version))
                .as("nor does a list's version tell of what is held back")
                .isEqualTo(before);
        rows.spoil("update table_summary set visibility = 'INVITED' where table_id <> '" + played.id() + "'");
        JsonNode shown = WEB.json("/api/v1/tv?game=arboretum", null).get("table");
        assertThat(shown.get("id").asString()).isEqualTo(played.id().code());
        assertThat(shown.get("sequence").asLong()).isEqualTo(half);
        assertThat(shown.get("result").isNull()).isTrue();
    }

    @Test
    void aGameThatHasJustBegunIsStillATableThatWaits() {
        var begun =
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started();
        long seated = 2;
        TOPIC.send(
                begun.envelopes().stream().map(event -> delayed(event, seated)).toList());
        var somebody = new PlayerRecord(PlayedTable.player(1), System.nanoTime(), "Somebody", false, false);
        TOPIC.send(Topics.PLAYERS, "player-1", Json.mapper().writeValueAsBytes(somebody));
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", begun.id().code()) == begun.sequence()
                        && WEB.get("/api/v1/players/player-1", null).statusCode() == 200);
        assertListed(begun, "OPEN");
        assertThat(profile()).doesNotContain(begun.id().code());
        assertThat(WEB.json("/api/v1/players/player-1/profile", "player-1")
                        .get("playing")
                        .toString())
                .as("who plays there knows")
                .contains(begun.id().code());
        assertThat(WEB.get("/api/v1/players/player-1/profile", "player-0").body())
                .as("but others do not")
                .doesNotContain(begun.id().code());
        rows.spoil("update table_event set time = time - interval '1 hour' where table_id = '" + begun.id() + "'");
        assertListed(begun, "PLAYING");
        assertThat(profile()).contains(begun.id().code());
    }

    /** Its free seats are for those who played, and that they are taken is held back like everything that follows. */
    @Test
    void aRematchIsListedWhenEverybodyMayKnowThatItIsPlayed() {
        var again =
                PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started();
        var events = again.envelopes().stream().map(event -> delayed(event, 2)).toList();
        ((ObjectNode) events.getFirst().payload()).put("rematchOf", played.id().code());
        TOPIC.send(events.subList(0, 3));
        await().until(() -> rows.applied("tables", again.id().code()) == 2);
        assertListed(again, "nowhere");
        TOPIC.send(events.subList(3, events.size()));
        await().until(() -> rows.applied("tables", again.id().code()) == again.sequence());
        assertListed(again, "nowhere");
        rows.spoil("update table_event set time = time - interval '1 hour' where table_id = '" + again.id() + "'");
        assertListed(again, "PLAYING");
    }

    @Test
    void aFinishedGameStaysFinishedWhateverFollows() {
        played.corrected();
        TOPIC.send(played.envelopes().stream()
                .map(event -> delayed(event, played.sequence() - 1))
                .toList());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", played.id().code()) == played.sequence());
        assertListed(played, "FINISHED");
        assertThat(WEB.json(path + "/history", null).get("ending").asString())
                .as("what followed comes when it is due")
                .isEqualTo("PLAYED");
        assertThat(WEB.json(path + "/history", "player-0").get("ending").asString())
                .isEqualTo("CORRECTED");
        String export = "/api/v1/export/games.ndjson?from=" + Instant.now().minus(Duration.ofHours(2));
        assertThat(exported(export, null)).contains("\"PLAYED\"").doesNotContain("\"CORRECTED\"");
        assertThat(exported(export, "player-0")).contains("\"CORRECTED\"");
    }

    private static void assertListed(PlayedTable table, String status) {
        String id = table.id().code();
        for (String each : List.of("OPEN", "PLAYING", "FINISHED")) {
            var rows = WEB.json("/api/v1/tables?limit=100&status=" + each, null).get("tables");
            assertThat(rows.valueStream()
                            .filter(row -> row.get("id").asString().equals(id))
                            .map(row -> row.get("status").asString())
                            .toList())
                    .as(each)
                    .isEqualTo(each.equals(status) ? List.of(status) : List.of());
        }
    }

    private String exported(String export, @Nullable String asker) {
        return WEB.get(export, asker)
                .body()
                .lines()
                .filter(line -> line.contains(played.id().code()))
                .findFirst()
                .orElseThrow();
    }

    private static String version(String list) {
        return WEB.json(list, null).get("version").asString();
    }

    private static String profile() {
        return WEB.json("/api/v1/players/player-1/profile", null).get("playing").toString();
    }

    /** Of a rated game nothing is held back when it is over, so that no ladder waits for it. */
    @Test
    void aRatedGameThatIsOverHoldsBackNothing() {
        var events = played.envelopes().stream()
                .map(event -> ChangedEvents.rated(delayed(event, half)))
                .toList();
        int unfinished = events.size() - 3;
        TOPIC.send(events.subList(0, unfinished));
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", played.id().code()) == unfinished - 1);
        try (var stream = SseClient.open(NODE.port(), played.id().code(), null, null)) {
            assertThat(stream.next().id()).as("while it is played").isEqualTo(half);
            TOPIC.send(events.subList(unfinished, events.size()));
            assertThat(stream.next().id()).as("at once, and in order").isEqualTo(half + 1);
        }
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", played.id().code()) == played.sequence());
        assertThat(WEB.json(path, null).get("sequence").asLong()).isEqualTo(played.sequence());
        assertThat(WEB.get(path + "/history", null).statusCode()).isEqualTo(200);
        assertListed(played, "FINISHED");
        assertThat(WEB.get("/api/v1/search/games?limit=100", null).body())
                .contains(played.id().code());

        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        String players = played.id().code() + "-a " + played.id().code() + "-b";
        String first = players.split(" ")[0];
        var before = TestResults.played("arboretum", now.minusSeconds(7_200), players, "1 2");
        var delayed = TestResults.result(
                TestResults.nextNumber(), played.id().code(), played.sequence(), "arboretum", now, players, "2 1");
        var after = TestResults.played("arboretum", now, players, "2 1");
        List.of(before, delayed, after).forEach(TOPIC::send);
        await().atMost(Duration.ofSeconds(30)).until(() -> rows.applied("ladders", "ladders") == after.resultNo() - 1);
        assertThat(WEB.json("/api/v1/players/" + first + "/ratings/arboretum", null)
                        .get("points"))
                .hasSize(3);
        assertThat(WEB.json("/api/v1/ladders/arboretum", null).get("version").asLong())
                .isEqualTo(after.resultNo());
        assertThat(WEB.json("/api/v1/status/ladders/ladders", null)
                        .get("sequence")
                        .asLong())
                .isEqualTo(after.resultNo() - 1);
        assertThat(WEB.json("/api/v1/players/" + players.replace(" ", "/versus/"), null)
                        .get("games")
                        .asInt())
                .isEqualTo(3);
        var unrated = TestResults.unrated("arboretum", players, "1 2");
        TOPIC.send(unrated);
        await().until(() -> rows.applied("ladders", "ladders") == unrated.resultNo() - 1);
        assertThat(WEB.json("/api/v1/ladders/arboretum", null).get("version").asLong())
                .as("a game that changes no ladder is not counted: it may be held back")
                .isEqualTo(after.resultNo());
    }

    /** Everybody may know of the event if it is not after the last one they may know of. */
    private static Envelope delayed(Envelope event, long known) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        Instant time = event.sequence() <= known ? now.minus(Duration.ofHours(1)) : now;
        return ChangedEvents.withSpectatorDelay(event, DELAY_SECONDS, time);
    }
}
