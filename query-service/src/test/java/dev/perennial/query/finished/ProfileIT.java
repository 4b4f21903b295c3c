package dev.perennial.query.finished;

import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static dev.perennial.query.SharedNode.send;
import static dev.perennial.query.finished.SharedGames.FINISHED;
import static dev.perennial.query.finished.SharedGames.RUNNING;
import static dev.perennial.query.finished.SharedGames.ids;
import static dev.perennial.query.finished.SharedGames.path;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.table.TableTerms;
import dev.perennial.query.TestResults;
import dev.perennial.testing.PlayedTable;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A player's page and what it keeps to itself. */
class ProfileIT {
    @BeforeAll
    static void play() {
        assertThat(FINISHED).isNotEmpty();
    }

    @Test
    void aProfileSumsUp() {
        JsonNode profile = WEB.json("/api/v1/players/player-0/profile", null);
        assertThat(profile.at("/player/displayName").asString()).isEqualTo("Nought");
        assertThat(profile.at("/games/total").asInt()).isGreaterThanOrEqualTo(4);
        assertThat(profile.get("playing").toString()).contains(RUNNING.id().code());
        JsonNode games = WEB.json("/api/v1/players/player-0/games?game=s-evolution&opponent=player-1", null);
        assertThat(games.get("games").findValuesAsString("table")).contains(ids().get(2));
        JsonNode statistics =
                WEB.json("/api/v1/players/player-0/statistics", null).get("games");
        assertThat(statistics.findValuesAsString("key"))
                .contains("galas", "longestPath", "tricksWon", "ageReached", "sunPoints", "forestPoints");
        assertThat(WEB.get("/api/v1/players/nobody/profile", null).statusCode()).isEqualTo(404);
    }

    @Test
    void aTableForInvitedPeopleIsInNobodysProfile() {
        var usual = RUNNING.state().terms();
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
        assertThat(profile(null)).contains(RUNNING.id().code()).doesNotContain(id);
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

    private static String profile(@Nullable String asker) {
        return WEB.get("/api/v1/players/player-0/profile", asker).body();
    }
}
