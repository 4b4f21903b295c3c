package dev.perennial.query.ladder;

import static dev.perennial.query.SharedNode.ROWS;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.TestResults;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Ladders as they are shown. */
class LadderPagesIT {
    private final SixGames players = new SixGames();

    @Test
    void theLadderIsListedRankedAndCounted() {
        var games = players.of("evergreen-planet");
        games.forEach(TOPIC::send);
        var old = TestResults.played(
                "evergreen-planet", Instant.parse("2020-01-01T00:00:00Z"), id("X") + " " + id("Y"), "1 2");
        TOPIC.send(old);
        settle(old);
        JsonNode all = WEB.json("/api/v1/ladders/evergreen-planet?limit=4", null);
        assertThat(players(all)).containsExactly(id("B"), id("X"), id("D"), id("C"));
        assertThat(all.get("players").asInt()).isEqualTo(6);
        assertThat(all.at("/rows/0/rank").asInt()).isEqualTo(1);
        assertThat(all.at("/rows/0/shown").asInt()).isEqualTo(1552);
        assertThat(all.at("/rows/0/provisional").asBoolean()).isTrue();
        assertThat(all.at("/rows/0/form").toString()).isEqualTo("[2,1,1,1,3]");
        JsonNode rest = WEB.json(
                "/api/v1/ladders/evergreen-planet?limit=4&cursor="
                        + all.get("next").asString(),
                null);
        assertThat(players(rest)).containsExactly(id("Y"), id("A"));
        assertThat(rest.get("next").isNull()).isTrue();
        assertThat(players(WEB.json("/api/v1/ladders/evergreen-planet?active=true", null)))
                .containsExactly(id("B"), id("D"), id("C"), id("A"));
        assertThat(players(WEB.json("/api/v1/ladders/evergreen-planet?period=month", null)))
                .hasSize(4)
                .first()
                .isEqualTo(id("B"));
        JsonNode steps = WEB.json("/api/v1/ladders/evergreen-planet/distribution", null);
        assertThat(steps.get("from").asInt()).isEqualTo(1400);
        assertThat(steps.get("counts").toString()).isEqualTo("[1,2,2,1]");
        JsonNode mine =
                WEB.json("/api/v1/players/" + id("B") + "/ratings", null).get("ladders");
        assertThat(mine.valueStream().map(each -> each.get("ladder").asString()))
                .containsExactly("overall", "evergreen-planet");
        assertThat(mine.at("/1/percentile").asDouble()).isEqualTo(100);
        assertThat(percentile("D")).as("above three of the five others").isEqualTo(60);
        assertThat(percentile("A")).isZero();
        assertThat(mine.at("/1/peak").asDouble()).isCloseTo(1562.905723, within(0.000001));
        JsonNode versus = WEB.json("/api/v1/players/" + id("C") + "/versus/" + id("D"), null);
        assertThat(versus.get("games").asInt()).isEqualTo(4);
        assertThat(versus.get("better").asInt()).isEqualTo(1);
        assertThat(versus.get("equal").asInt()).isEqualTo(2);
        assertThat(versus.get("worse").asInt()).isEqualTo(1);
        JsonNode seats = WEB.json("/api/v1/ladders/evergreen-planet/what-if?players=" + id("N") + "," + id("M"), null)
                .get("seats");
        assertThat(seats.at("/0/byPlace").toString()).isEqualTo("[20.0,-20.0]");
    }

    private double percentile(String player) {
        return WEB.json("/api/v1/players/" + id(player) + "/ratings", null)
                .at("/ladders/1/percentile")
                .asDouble();
    }

    @Test
    void thePagesOfALadderBelongTogetherWhileOthersPlay() {
        var games = players.of("evergreen-concert");
        games.forEach(TOPIC::send);
        settle(games.getLast());
        String path = "/api/v1/ladders/evergreen-concert?period=week&limit=2";
        var before = players(WEB.json(path + "00", null));
        JsonNode first = WEB.json(path, null);
        var newcomer = TestResults.played("evergreen-concert", Instant.now(), id("N") + " " + id("A"), "1 2");
        TOPIC.send(newcomer);
        settle(newcomer);
        assertThat(players(WEB.json(path + "00", null))).isNotEqualTo(before);
        var seen = new ArrayList<>(players(first));
        for (JsonNode page = first; !page.get("next").isNull(); ) {
            page = WEB.json(path + "&cursor=" + page.get("next").asString(), null);
            assertThat(page.get("version")).isEqualTo(first.get("version"));
            seen.addAll(players(page));
        }
        assertThat(seen).isEqualTo(before);
    }

    /** Nobody signs up for a bot, and yet its name leads somewhere. */
    @Test
    void aBotHasAPageWithItsRating() {
        String bot = "bot-greedy-" + System.nanoTime() % 1_000_000;
        JsonNode fresh = WEB.json("/api/v1/players/" + bot + "/profile", null);
        assertThat(fresh.get("ratings").isEmpty()).as("has not played yet").isTrue();
        var game = TestResults.played("arboretum", Instant.now(), bot + " bot-random-1", "1 2");
        TOPIC.send(game);
        settle(game);
        JsonNode profile = WEB.json("/api/v1/players/" + bot + "/profile", null);
        assertThat(profile.at("/player/bot").asBoolean()).isTrue();
        assertThat(profile.at("/ratings/1/ladder").asString()).isEqualTo("arboretum");
        assertThat(profile.at("/ratings/1/kind").asString()).isEqualTo("bot");
        assertThat(WEB.get("/api/v1/players/bot-nobody-1/profile", null).statusCode())
                .isEqualTo(404);
    }

    @Test
    void badQuestionsAreProblems() {
        for (String path : List.of(
                "/arboretum?kind=robot",
                "/arboretum?period=decade",
                "/arboretum?limit=0",
                "/arboretum?cursor=x",
                "/arboretum/corrections?cursor=x",
                "/arboretum/decisions?cursor=x",
                "/arboretum/decisions?limit=0",
                "/arboretum/what-if?players=a",
                "/arboretum/what-if?players=a,a")) {
            var response = WEB.get("/api/v1/ladders" + path, null);
            assertThat(response.statusCode()).as(path).isEqualTo(400);
            assertThat(response.body()).contains("\"code\"");
        }
        assertThat(WEB.get("/api/v1/ladders/chess", null).body()).contains("UNKNOWN_LADDER");
        assertThat(WEB.get("/api/v1/players/a/versus/a", null).statusCode()).isEqualTo(400);
        assertThat(WEB.json("/api/v1/players/nobody/ratings", null).get("ladders"))
                .isEmpty();
    }

    private String id(String name) {
        return players.id(name);
    }

    private static void settle(ResultRecord last) {
        await().atMost(Duration.ofSeconds(30)).until(() -> ROWS.applied("ladders", "ladders") >= last.resultNo() - 1);
    }

    private static List<String> players(JsonNode page) {
        return page.get("rows")
                .valueStream()
                .map(row -> row.get("player").asString())
                .toList();
    }
}
