package dev.perennial.query.finished;

import static dev.perennial.query.SharedNode.ROWS;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static dev.perennial.query.SharedNode.settle;
import static dev.perennial.query.finished.SharedGames.FINISHED;
import static dev.perennial.query.finished.SharedGames.RUNNING;
import static dev.perennial.query.finished.SharedGames.ids;
import static dev.perennial.query.finished.SharedGames.opened;
import static dev.perennial.query.finished.SharedGames.path;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.query.ChangedEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Search and export of finished games. */
class GameSearchIT {
    @BeforeAll
    static void play() {
        assertThat(FINISHED).isNotEmpty();
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
                .doesNotContain(RUNNING.id().code());
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
        ROWS.spoil("update played_game set finished_at = now() where table_id = '" + newer.id() + "'");
        var found = new ArrayList<>(page.get("games").findValuesAsString("table"));
        while (!page.get("next").isNull()) {
            page = WEB.json(first + "&cursor=" + page.get("next").asString(), null);
            found.addAll(page.get("games").findValuesAsString("table"));
        }
        assertThat(found).isEqualTo(before).contains(older.id().code());
        assertThat(games(theirs)).first().isEqualTo(newer.id().code());
    }

    @Test
    void gamesOfATournamentAreFoundAndDownloaded() {
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
}
