package dev.perennial.query.board;

import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.testing.PlayedTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lists and pages that need no account. */
class PublicListsIT {
    @Test
    void tablesAreListedNewestFirstInPages() {
        var ids = IntStream.range(0, 5)
                .mapToObj(_ -> send(table(2)).id().code())
                .toList()
                .reversed();
        var listed = new ArrayList<String>();
        String next = "";
        do {
            JsonNode page = WEB.json("/api/v1/tables?limit=2" + (next.isEmpty() ? "" : "&cursor=" + next), null);
            page.get("tables").forEach(row -> listed.add(row.get("id").asString()));
            next = page.get("next").isNull() ? "" : page.get("next").asString();
        } while (!next.isEmpty());
        assertThat(listed).doesNotHaveDuplicates().containsSubsequence(ids);
        assertThat(listed.subList(0, 5)).isEqualTo(ids);
    }

    @Test
    void tablesAreFilteredByStatusAndGame() {
        var open = send(table(2));
        var finished = send(table(2).started().playedOut(new Random(3)));
        var openIds = WEB.json("/api/v1/tables?status=OPEN&limit=100&game=arboretum", null)
                .findValuesAsString("id");
        assertThat(openIds)
                .contains(open.id().code())
                .doesNotContain(finished.id().code());
        JsonNode row = WEB.json("/api/v1/tables?status=FINISHED&limit=1", null).at("/tables/0");
        assertThat(row.get("id").asString()).isEqualTo(finished.id().code());
        assertThat(row.at("/result/seats")).hasSize(2);
        assertThat(row.at("/players/1").asString()).isEqualTo("player-1");
        assertThat(WEB.json("/api/v1/tables?game=chess", null).get("tables")).isEmpty();
    }

    @Test
    void aListSaysWhichVersionItIs() {
        var table = send(table(2));
        String before = WEB.json("/api/v1/tables", null).get("version").asString();
        send(table.started());
        assertThat(WEB.json("/api/v1/tables", null).get("version").asString()).isNotEqualTo(before);
    }

    @Test
    void badQuestionsAreProblems() {
        for (String query : new String[] {"limit=0", "limit=101", "cursor=x", "status=BROKEN"}) {
            var response = WEB.get("/api/v1/tables?" + query, null);
            assertThat(response.statusCode()).as(query).isEqualTo(400);
            assertThat(response.headers().firstValue("Content-Type").orElseThrow())
                    .contains("problem+json");
        }
    }

    @Test
    void gamesSayHowManyCanPlay() {
        JsonNode games = WEB.json("/api/v1/games", null).get("games");
        JsonNode arboretum = games.valueStream()
                .filter(game -> game.get("id").asString().equals("arboretum"))
                .findFirst()
                .orElseThrow();
        assertThat(arboretum.get("minSeats").asInt()).isEqualTo(2);
        assertThat(arboretum.get("maxSeats").asInt()).isEqualTo(4);
        assertThat(arboretum.get("rulesVersion").asString()).isEqualTo("1");
        assertThat(arboretum.at("/defaultOptions/removed").isNull()).isTrue();
    }

    @Test
    void tournamentsAreServedFromTheirTopic() {
        String id = UUID.randomUUID().toString();
        var created =
                new TournamentCreated(new TournamentId(id), "Spring Cup", "arboretum", 2, 5, new PlayerId("player-9"));
        var envelope = new Envelope(
                "e", id, 0, 5, Instant.EPOCH, "tournament.TournamentCreated", "1", GameJson.write(created));
        TOPIC.send(Topics.TOURNAMENTS, id, Json.mapper().writeValueAsBytes(envelope));
        await().until(() -> WEB.get("/api/v1/tournaments/" + id, null).statusCode() == 200);
        assertThat(WEB.json("/api/v1/tournaments/" + id, null).get("name").asString())
                .isEqualTo("Spring Cup");
        assertThat(WEB.json("/api/v1/tournaments", null).get("tournaments").findValuesAsString("id"))
                .contains(id);
        assertThat(WEB.get("/api/v1/tournaments/nope", null).statusCode()).isEqualTo(404);
    }

    @Test
    void theWebAppIsServedWithAStrictPolicy() {
        var page = WEB.get("/", null);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("<!doctype html>");
        assertThat(page.headers().firstValue("Content-Security-Policy").orElseThrow())
                .contains("default-src 'self'")
                .doesNotContain("unsafe");
    }

    private static PlayedTable table(int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", seats);
    }
}
