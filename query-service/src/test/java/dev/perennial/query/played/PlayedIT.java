package dev.perennial.query.played;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Replays, profiles, search and export of finished games. */
class PlayedIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final List<PlayedTable> FINISHED = new ArrayList<>();
    private static PlayedTable running;

    @BeforeAll
    static void play() {
        for (String game : List.of("evergreen-concert", "arboretum", "s-evolution", "evergreen-planet")) {
            FINISHED.add(send(opened(game, 3).started().playedOut(new Random(game.length()))));
        }
        running = send(opened("arboretum", 2).started().played(9, new Random(1)));
        var player = new PlayerRecord(new PlayerId("player-0"), System.nanoTime(), "Nought", false, false);
        TOPIC.send(Topics.PLAYERS, "player-0", Json.mapper().writeValueAsBytes(player));
        await().until(() -> WEB.get("/api/v1/players/player-0", null).body().contains("Nought"));
    }

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void aFinishedGameIsReplayedFromAnyPerspective() {
        for (var table : FINISHED) {
            for (String perspective : List.of("spectator", "seat-2", "open")) {
                JsonNode replay = WEB.json(path(table, "/replay?perspective=" + perspective), null);
                assertThat(replay.get("frames").size()).isEqualTo((int) table.sequence() + 1);
                assertThat(replay.get("perspective").asString()).isEqualTo(perspective);
                assertThat(replay.at("/names/player-0").asString()).isEqualTo("Nought");
            }
            assertThat(WEB.json(path(table, "/replay"), null).get("perspective").asString())
                    .isEqualTo("open");
        }
        String one = path(FINISHED.getFirst(), "/replay?at=12");
        assertThat(WEB.json(one, null).at("/frame/n").asInt()).isEqualTo(12);
        String tag = WEB.get(one, null).headers().firstValue("ETag").orElseThrow();
        assertThat(WEB.get(one, null, "If-None-Match", tag).statusCode()).isEqualTo(304);
    }

    @Test
    void aRunningGameIsReplayedOnlyAsTheAskerSawIt() {
        for (String hidden : List.of("open", "seat-0", "seat-1")) {
            var refused = WEB.get(path(running, "/replay?perspective=" + hidden), null);
            assertThat(refused.statusCode()).as(hidden).isEqualTo(403);
            assertThat(refused.body()).contains("PERSPECTIVE_HIDDEN");
        }
        assertThat(WEB.get(path(running, "/replay?perspective=seat-0"), "player-1")
                        .statusCode())
                .isEqualTo(403);
        JsonNode own = WEB.json(path(running, "/replay"), "player-1");
        assertThat(own.get("perspective").asString()).isEqualTo("seat-1");
        assertThat(own.get("over").asBoolean()).isFalse();
        assertThat(WEB.json(path(running, "/replay"), null).get("perspective").asString())
                .isEqualTo("spectator");
        assertThat(WEB.get(path(running, "/replay"), "player-1")
                        .headers()
                        .firstValue("Cache-Control")
                        .orElseThrow())
                .contains("no-store");
        assertThat(WEB.get(path(running, "/replay?at=5000"), null).statusCode()).isEqualTo(404);
        assertThat(WEB.get(path(running, "/replay?perspective=seat-7"), null).statusCode())
                .isEqualTo(400);
    }

    @Test
    void gamesAreFoundPageByPage() {
        var found = new ArrayList<String>();
        String next = "";
        do {
            JsonNode page = WEB.json(
                    "/api/v1/search/games?player=player-2&limit=1" + (next.isEmpty() ? "" : "&cursor=" + next), null);
            page.get("games").forEach(game -> found.add(game.get("table").asString()));
            next = page.get("next").isNull() ? "" : page.get("next").asString();
        } while (!next.isEmpty());
        assertThat(found).doesNotHaveDuplicates().containsAll(ids());
        JsonNode arboretum = WEB.json("/api/v1/search/games?game=arboretum&player=player-0&player=player-2", null)
                .get("games");
        assertThat(arboretum.findValuesAsString("table"))
                .contains(ids().get(1))
                .doesNotContain(running.id().code());
        JsonNode row = arboretum
                .valueStream()
                .filter(game -> game.get("table").asString().equals(ids().get(1)))
                .findFirst()
                .orElseThrow();
        int best = row.get("seats")
                .valueStream()
                .mapToInt(seat -> seat.get("points").asInt())
                .max()
                .orElseThrow();
        assertThat(games("game=arboretum&minPoints=" + best)).contains(ids().get(1));
        assertThat(games("game=arboretum&minPoints=" + (best + 1))).doesNotContain(ids().get(1));
        assertThat(games("from=2026-01-02&to=2026-01-02")).containsAll(ids());
        assertThat(games("from=2026-01-03")).doesNotContainAnyElementsOf(ids());
        assertThat(games("player=nobody")).isEmpty();
    }

    @Test
    void aPageBeginsWhereTheLastOneEndedWhateverCameInBetween() {
        String theirs = "game=s-evolution&player=player-2";
        String first = "/api/v1/search/games?limit=1&" + theirs;
        var older = send(opened("s-evolution", 3).started().playedOut(new Random(31)));
        JsonNode page = WEB.json(first, null);
        var before = games(theirs);
        var newer = send(opened("s-evolution", 3).started().playedOut(new Random(32)));
        new Rows(NODE).spoil("update played_game set finished_at = now() where table_id = '" + newer.id() + "'");
        var found = new ArrayList<>(page.get("games").findValuesAsString("table"));
        while (!page.get("next").isNull()) {
            page = WEB.json(first + "&cursor=" + page.get("next").asString(), null);
            found.addAll(page.get("games").findValuesAsString("table"));
        }
        assertThat(found).isEqualTo(before).contains(older.id().code());
        assertThat(games(theirs)).first().isEqualTo(newer.id().code());
    }

    @Test
    void gamesOfATournamentAreFoundAndTakenAway() {
        String cup = "cup-" + UUID.randomUUID();
        var played = opened("arboretum", 2).started().playedOut(new Random(33));
        TOPIC.send(played.envelopes().stream()
                .map(event -> ChangedEvents.ofTournament(event, cup))
                .toList());
        settle(played);
        assertThat(games("tournament=" + cup)).containsExactly(played.id().code());
        var lines = WEB.get("/api/v1/export/games.ndjson?tournament=" + cup, null)
                .body()
                .lines()
                .toList();
        assertThat(lines).singleElement().asString().contains(played.id().code());
        assertThat(WEB.get("/api/v1/export/games.ndjson?from=2026-01-03&tournament=" + cup, null)
                        .body())
                .as("by period")
                .isEmpty();
    }

    @Test
    void aProfileSumsUp() {
        JsonNode profile = WEB.json("/api/v1/players/player-0/profile", null);
        assertThat(profile.at("/player/displayName").asString()).isEqualTo("Nought");
        assertThat(profile.at("/games/total").asInt()).isGreaterThanOrEqualTo(4);
        assertThat(profile.get("playing").toString()).contains(running.id().code());
        JsonNode games = WEB.json("/api/v1/players/player-0/games?game=s-evolution&opponent=player-1", null);
        assertThat(games.get("games").findValuesAsString("table")).contains(ids().get(2));
        JsonNode statistics =
                WEB.json("/api/v1/players/player-0/statistics", null).get("games");
        assertThat(statistics.findValuesAsString("key"))
                .contains("galas", "longestPath", "tricksWon", "ageReached", "sunPoints", "forestPoints");
        assertThat(WEB.get("/api/v1/players/nobody/profile", null).statusCode()).isEqualTo(404);
    }

    @Test
    void aTableForInvitedPeopleStandsInNobodysProfile() {
        var usual = running.state().terms();
        var terms = new TableTerms(
                usual.rated(),
                TableTerms.Visibility.INVITED,
                usual.clock(),
                true,
                0,
                usual.start(),
                usual.missedTurns(),
                usual.absence());
        var invited = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2, terms));
        String id = invited.id().code();
        assertThat(profile(null)).doesNotContain(id);
        assertThat(profile("player-0")).contains(id); // who opened it finds it again
        send(invited.started());
        assertThat(profile(null)).contains(running.id().code()).doesNotContain(id);
        assertThat(profile("player-0")).contains(id);
        send(invited.playedOut(new Random(3)));
        String a = "a-" + invited.id();
        String b = "b-" + invited.id();
        for (var each : List.of(invited, FINISHED.get(1))) {
            TOPIC.send(TestResults.result(
                    TestResults.nextNumber(),
                    each.id().code(),
                    each.sequence(),
                    "arboretum",
                    Instant.EPOCH,
                    a + " " + b,
                    "1 2"));
        }
        await().until(() -> WEB.json("/api/v1/players/" + a + "/ratings/arboretum", null)
                        .get("points")
                        .size()
                == 2);
        for (String path : List.of("/ratings/arboretum", "/versus/" + b)) {
            assertThat(WEB.get("/api/v1/players/" + a + path, null).body())
                    .as("its rating tells of the game, not where it was")
                    .contains("\"table\":null", "\"table\":\"" + ids().get(1) + "\"");
        }
    }

    @Test
    void gamesAreExportedOneOnALine() {
        var lines = WEB.get("/api/v1/export/games.ndjson?player=player-2&game=s-evolution", null)
                .body()
                .lines()
                .toList();
        assertThat(lines).anyMatch(line -> line.contains(ids().get(2)));
        assertThat(lines)
                .allMatch(line ->
                        Json.mapper().readTree(line).get("format").asString().equals("perennial.game/1"));
        String one = lines.stream()
                .filter(line -> line.contains(ids().get(2)))
                .findFirst()
                .orElseThrow();
        assertThat(one)
                .isEqualTo(WEB.get(path(FINISHED.get(2), "/history"), null).body());
    }

    private static List<String> games(String query) {
        return WEB.json("/api/v1/search/games?limit=100&" + query, null)
                .get("games")
                .findValuesAsString("table");
    }

    private static List<String> ids() {
        return FINISHED.stream().map(table -> table.id().code()).toList();
    }

    private static String path(PlayedTable table, String rest) {
        return "/api/v1/tables/" + table.id().code() + rest;
    }

    private static String profile(@Nullable String asker) {
        return WEB.get("/api/v1/players/player-0/profile", asker).body();
    }

    private static PlayedTable opened(String game, int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), game, seats);
    }

    private static PlayedTable send(PlayedTable table) {
        TOPIC.send(table.envelopes());
        settle(table);
        return table;
    }

    private static void settle(PlayedTable table) {
        await().atMost(Duration.ofSeconds(30))
                .until(() -> new Rows(NODE).applied("tables", table.id().code()) == table.sequence());
    }
}
