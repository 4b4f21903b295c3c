package dev.perennial.query.explore;

import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.SharedNode;
import dev.perennial.testing.PlayedTable;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Other moves over HTTP: for finished games, and for those who may know that they are finished. */
class ExploreIT {
    private static final String REAL = "{\"sequence\":40,\"deal\":\"REAL\"}";

    private static PlayedTable opened(String game, int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), game, seats).started();
    }

    private static HttpResponse<String> explore(PlayedTable table, @Nullable String token, String body) {
        return WEB.post("/api/v1/tables/" + table.id().code() + "/explore", token, body);
    }

    private static JsonNode explored(PlayedTable table, String body) {
        var answer = explore(table, null, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.mapper().readTree(answer.body());
    }

    private static void refuses(PlayedTable table, @Nullable String token, String body, int status, String code) {
        var answer = explore(table, token, body);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        JsonNode problem = Json.mapper().readTree(answer.body());
        assertThat(problem.get("code").asString()).isEqualTo(code);
    }

    @Test
    void anyoneTriesMovesInAFinishedGame() {
        var table = send(opened("arboretum", 3).playedOut(new Random(5)));
        var start = explored(table, REAL);
        assertThat(start.get("sequence").asLong()).isLessThanOrEqualTo(40);
        int seat = start.get("seat").asInt();
        String move = start.at("/legalMoves/0").toString();
        String line = "{\"sequence\":40,\"deal\":\"REAL\",\"moves\":[{\"seat\":%d,\"move\":%s}]}".formatted(seat, move);
        var next = explored(table, line);
        assertThat(next.get("positions")).hasSize(2);
        assertThat(next.at("/positions/1/mover").asInt()).isEqualTo(seat);
        assertThat(next.at("/positions/1/events").size()).isPositive();
        String notation = next.at("/positions/1/notation").asString();
        var again = explored(table, line.replace("\"move\":" + move, "\"notation\":\"" + notation + "\""));
        assertThat(again).isEqualTo(next);
        var last = explored(table, line.replace("\"deal\"", "\"from\":1,\"deal\""));
        assertThat(last.get("positions")).hasSize(1);
        assertThat(last.at("/positions/0")).isEqualTo(next.at("/positions/1"));
    }

    @Test
    void aLinkReproducesARedeal() {
        var table = send(opened("arboretum", 4).playedOut(new Random(6)));
        String asked = "{\"sequence\":90,\"deal\":\"REDEALT\",\"perspective\":1,\"seed\":\"oak-7\",\"seat\":0}";
        var first = explored(table, asked);
        assertThat(explored(table, asked)).isEqualTo(first);
        assertThat(explored(table, asked.replace("oak-7", "oak-8")).at("/positions/0/view/players/0/hand"))
                .isNotEqualTo(first.at("/positions/0/view/players/0/hand"));
    }

    @Test
    void aRunningGameIsRefusedForEveryoneWithoutAWordAboutIt() {
        var table = send(opened("arboretum", 2).played(20, new Random(2)));
        for (String token : new String[] {null, "player-0", "player-1", "player-7"}) {
            refuses(table, token, REAL, 409, "GAME_RUNNING");
            refuses(table, token, "{\"sequence\":1,\"deal\":\"REDEALT\"}", 409, "GAME_RUNNING");
        }
        assertThat(explore(table, null, REAL).body()).doesNotContain("hand", "deck", "legalMoves");
    }

    @Test
    void aPrivateRunningGameIsRefusedLikeEverythingOfIt() {
        var terms = new TableTerms(
                false,
                TableTerms.Visibility.INVITED,
                TableTerms.casual().clock(),
                false,
                0,
                TableTerms.Start.WHEN_FULL,
                null,
                TableTerms.Absence.FORFEIT);
        var table = send(PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2, terms)
                .started()
                .played(9, new Random(2)));
        refuses(table, null, REAL, 403, "SPECTATORS_NOT_ALLOWED");
        refuses(table, "player-0", REAL, 409, "GAME_RUNNING");
    }

    @Test
    void aGameWhoseEndIsDelayedIsRefusedForSpectatorsAlone() {
        var table = opened("evergreen-planet", 2).playedOut(new Random(3));
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        SharedNode.TOPIC.send(table.envelopes().stream()
                .map(event -> ChangedEvents.withSpectatorDelay(
                        event, 300, event.sequence() <= 40 ? now.minusSeconds(3_600) : now))
                .toList());
        SharedNode.settle(table);
        refuses(table, null, REAL, 409, "GAME_RUNNING");
        refuses(table, "player-7", REAL, 409, "GAME_RUNNING");
        assertThat(explore(table, "player-1", REAL).statusCode()).isEqualTo(200);
    }

    @Test
    void badRequestsAreAnsweredAsProblems() {
        var table = send(opened("evergreen-concert", 2).playedOut(new Random(4)));
        refuses(table, null, "{\"sequence\":40}", 400, "MALFORMED");
        refuses(table, null, "{\"sequence\":40,\"deal\":\"BOTH\"}", 400, "MALFORMED");
        refuses(table, null, "{\"sequence\":40,\"deal\":\"REAL\",\"more\":1}", 400, "MALFORMED");
        refuses(table, null, "[]", 400, "MALFORMED");
        refuses(table, null, "{\"sequence\":40,\"deal\":\"REAL\",\"moves\":[null]}", 400, "MALFORMED");
        refuses(table, null, "{\"sequence\":99999,\"deal\":\"REAL\"}", 404, "NO_SUCH_MOMENT");
        refuses(table, null, "{\"sequence\":-1,\"deal\":\"REAL\"}", 404, "NO_SUCH_MOMENT");
        refuses(table, null, "{\"sequence\":1,\"deal\":\"REAL\"}", 404, "NO_SUCH_MOMENT");
        refuses(table, null, "{\"sequence\":40,\"deal\":\"REDEALT\"}", 400, "BAD_DEAL");
        refuses(opened("arboretum", 2), null, REAL, 404, "UNKNOWN_TABLE");
    }
}
