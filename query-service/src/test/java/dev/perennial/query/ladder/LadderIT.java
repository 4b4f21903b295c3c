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
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Ratings as results come by Kafka: late, corrected, or again. */
class LadderIT {
    private static final List<String> TABLES =
            List.of("ladder_game", "ladder_point", "ladder_standing", "ladder_correction");
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);
    private final SixGames players = new SixGames();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    /**
     * The vector of the specification, of which the second and the fifth change places on the way here.
     */
    @Test
    void aLadderOverSixGamesWhateverOrderTheyArriveIn() {
        var games = players.of("arboretum");
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
        var games = players.of("s-evolution");
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
    void aRebuiltLadderIsTheSame() {
        var games = players.of("evergreen-concert");
        games.forEach(TOPIC::send);
        var correction = TestResults.corrected(games.get(2), "3 1 2");
        TOPIC.send(correction);
        settle(correction);
        var before = rows.all(TABLES);
        Rebuilding.all(NODE, List.of("ladders"));
        assertThat(rows.all(TABLES)).isEqualTo(before);
    }

    private String id(String name) {
        return players.id(name);
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
}
