package dev.perennial.query.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class LadderIT {
    private static final List<String> TABLES =
            List.of("ladder_game", "ladder_point", "ladder_standing", "ladder_correction");
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);
    private final String run = UUID.randomUUID().toString().substring(0, 8);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    /**
     * The vector of the specification over six games, of which the second and the fifth change places on the way here.
     */
    @Test
    void aLadderOverSixGamesWhateverOrderTheyArriveIn() {
        var games = sixGames("arboretum");
        for (int index : new int[] {1, 0, 2, 4, 3, 5, 0, 1}) {
            TOPIC.send(games.get(index));
        }
        settle(games.getLast());
        for (String ladder : List.of("arboretum", "overall")) {
            assertRatings(ladder, 1443.152812, 1551.509544, 1493.082743, 1512.254900);
        }
        var points = WEB.json("/api/v1/players/" + id("A") + "/ratings/arboretum", null)
                .get("points");
        assertThat(points.valueStream().map(point -> point.get("after").asDouble()))
                .usingComparatorForType((a, b) -> Math.abs(a - b) < 0.000001 ? 0 : 1, Double.class)
                .containsExactly(1520.0, 1499.232848, 1478.510062, 1460.152430, 1443.152812);
    }

    @Test
    void aCorrectionRatesEverythingAfterItAgainAndSaysSo() {
        var games = sixGames("s-evolution");
        var wrong = games.get(1);
        var first = TestResults.result(
                wrong.resultNo(), wrong.table().code(), 4, wrong.game(), wrong.time(), id("A") + " " + id("B"), "1 2");
        games.set(1, first);
        games.forEach(TOPIC::send);
        settle(games.getLast());
        assertThat(rating("s-evolution", "A")).isNotCloseTo(1443.152812, within(1.0));
        var correction = TestResults.corrected(first, "2 1");
        TOPIC.send(correction);
        settle(correction);
        assertRatings("s-evolution", 1443.152812, 1551.509544, 1493.082743, 1512.254900);
        var points = WEB.json("/api/v1/players/" + id("A") + "/ratings/s-evolution", null)
                .get("points");
        assertThat(points.valueStream().map(point -> point.get("corrected").asBoolean()))
                .containsExactly(false, true, false, false, false);
        assertThat(points.valueStream().map(point -> point.get("recomputed").asBoolean()))
                .containsExactly(false, false, true, true, true);
        String history = "/api/v1/players/" + id("A") + "/ratings/s-evolution?limit=2&before=";
        assertThat(WEB.json(history + points.at("/3/resultNo").asLong(), null).get("points"))
                .containsExactly(points.get(1), points.get(2));
        for (String ladder : List.of("s-evolution", "overall")) {
            JsonNode told = WEB.json("/api/v1/ladders/" + ladder + "/corrections?limit=1", null);
            assertThat(told.at("/corrections/0/resultNo").asLong()).isEqualTo(correction.resultNo());
            assertThat(told.at("/corrections/0/ratedAs").asLong()).isEqualTo(first.resultNo());
            assertThat(told.at("/corrections/0/before").toString()).isEqualTo("[1,2]");
            assertThat(told.at("/corrections/0/after").toString()).isEqualTo("[2,1]");
            assertThat(told.at("/corrections/0/table").isNull())
                    .as("no such table is listed")
                    .isTrue();
            if (!told.get("next").isNull()) {
                assertThat(WEB.json(
                                        "/api/v1/ladders/" + ladder + "/corrections?cursor="
                                                + told.get("next").asString(),
                                        null)
                                .at("/corrections/0/resultNo")
                                .asLong())
                        .isLessThan(correction.resultNo());
            }
        }
    }

    @Test
    void anOfficialsWordCountsAlsoForASeatThatWasForfeited() {
        var forfeited = TestResults.forfeited(
                TestResults.played("s-evolution", Instant.now().minusSeconds(900), id("F") + " " + id("G"), "2 1"), 0);
        TOPIC.send(forfeited);
        settle(forfeited);
        assertThat(rating("s-evolution", "F")).isEqualTo(1480);
        var correction = TestResults.forfeited(TestResults.corrected(forfeited, "1 2"), 0);
        TOPIC.send(correction);
        settle(correction);
        assertThat(rating("s-evolution", "F")).isEqualTo(1520);
        assertThat(rating("s-evolution", "G")).isEqualTo(1480);
    }

    @Test
    void theLadderIsListedRankedAndCounted() {
        var games = sixGames("evergreen-planet");
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
    void thePagesOfALadderBelongTogetherWhoeverPlaysInBetween() {
        var games = sixGames("evergreen-concert");
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

    @Test
    void aRebuiltLadderIsTheSame() {
        var games = sixGames("evergreen-concert");
        games.forEach(TOPIC::send);
        var correction = TestResults.corrected(games.get(2), "3 1 2");
        TOPIC.send(correction);
        settle(correction);
        var before = rows.all(TABLES);
        Rebuilding.all(NODE, List.of("ladders"));
        assertThat(rows.all(TABLES)).isEqualTo(before);
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

    private List<ResultRecord> sixGames(String game) {
        var games = new ArrayList<ResultRecord>();
        Instant at = Instant.now().minus(Duration.ofHours(10)).truncatedTo(java.time.temporal.ChronoUnit.SECONDS);
        for (String line : List.of(
                "A B C D: 1 2 3 4", "A B: 2 1", "C D A: 1 1 3", "A B C D: 4 1 2 2", "B C: 1 2", "D C B A: 1 2 3 4")) {
            String[] parts = line.split(": ");
            String players = String.join(
                    " ", List.of(parts[0].split(" ")).stream().map(this::id).toList());
            games.add(TestResults.played(game, at.plusSeconds(games.size()), players, parts[1]));
        }
        return games;
    }

    private String id(String name) {
        return name + "-" + run;
    }

    private void settle(ResultRecord last) {
        await().atMost(Duration.ofSeconds(30)).until(() -> rows.applied("ladders", "ladders") >= last.resultNo() - 1);
    }

    private void assertRatings(String ladder, double a, double b, double c, double d) {
        assertThat(List.of(rating(ladder, "A"), rating(ladder, "B"), rating(ladder, "C"), rating(ladder, "D")))
                .usingComparatorForType((x, y) -> Math.abs(x - y) < 0.0000006 ? 0 : 1, Double.class)
                .containsExactly(a, b, c, d);
    }

    private double rating(String ladder, String name) {
        return WEB.json("/api/v1/players/" + id(name) + "/ratings", null)
                .get("ladders")
                .valueStream()
                .filter(each -> each.get("ladder").asString().equals(ladder))
                .findFirst()
                .orElseThrow()
                .get("rating")
                .asDouble();
    }

    private static List<String> players(JsonNode page) {
        return page.get("rows")
                .valueStream()
                .map(row -> row.get("player").asString())
                .toList();
    }
}
