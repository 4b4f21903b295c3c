package dev.perennial.query.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.Places;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableEvent.GameAdjudicated;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.ResultCorrected;
import dev.perennial.domain.table.TableEvent.SeatForfeited;
import dev.perennial.domain.table.TableEvent.TableAborted;
import dev.perennial.query.ChangedEvents;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Everyone can read the decisions of officials about rated games. */
class LadderDecisionsIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final PlayerId ORGANISER = new PlayerId("p-organiser");
    private static final PlayerId ADMIN = new PlayerId("p-admin");

    private final Rows rows = new Rows(NODE);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void decisionsSayWhoDecidedWhatAboutWhichGameAndWhetherItCounts() {
        var table = running();
        var one = Places.decided(List.of(1, 2), List.of(0, 0));
        var two = Places.decided(List.of(2, 1), List.of(0, 0));
        table.happened(new GameAdjudicated(table.id(), ORGANISER, "Nobody came."))
                .happened(new GameFinished(
                        table.id(),
                        "s-evolution",
                        table.players(),
                        one,
                        Ending.ADJUDICATED,
                        counting(ORGANISER, false)))
                .happened(new ResultCorrected(
                        table.id(), "s-evolution", table.players(), two, counting(ADMIN, true), ADMIN, "Both came."));
        send(table, true);
        var voided = running();
        voided.happened(new GameAdjudicated(voided.id(), ADMIN, "Fire alarm."))
                .happened(new TableAborted(voided.id(), ADMIN, Ending.VOIDED));
        send(voided, true);
        var casual = running();
        casual.happened(new GameAdjudicated(casual.id(), ADMIN, "For fun."))
                .happened(new TableAborted(casual.id(), ADMIN, Ending.VOIDED));
        send(casual, false);

        JsonNode page = WEB.json("/api/v1/ladders/s-evolution/decisions?limit=2", null);
        assertThat(page.at("/decisions/0/decided").asString()).isEqualTo("VOIDED");
        assertThat(page.at("/decisions/0/table").asString())
                .isEqualTo(voided.id().code());
        assertThat(page.at("/decisions/0/counts").asBoolean()).isFalse();
        JsonNode corrected = page.at("/decisions/1");
        assertThat(corrected.get("decided").asString()).isEqualTo("CORRECTED");
        assertThat(corrected.get("by").asString()).isEqualTo(ADMIN.code());
        assertThat(corrected.get("reason").asString()).isEqualTo("Both came.");
        assertThat(corrected.get("before").toString()).isEqualTo("[1,2]");
        assertThat(corrected.get("after").toString()).isEqualTo("[2,1]");
        assertThat(corrected.get("counts").asBoolean()).isTrue();
        JsonNode next = WEB.json(
                "/api/v1/ladders/s-evolution/decisions?limit=2&cursor="
                        + page.get("next").asString(),
                null);
        assertThat(next.at("/decisions/0/decided").asString()).isEqualTo("ADJUDICATED");
        assertThat(next.at("/decisions/0/by").asString()).isEqualTo(ORGANISER.code());
        assertThat(next.at("/decisions/0/counts").asBoolean()).isFalse();
        assertThat(WEB.get("/api/v1/ladders/overall/decisions", null).body()).doesNotContain("For fun.");
        assertThat(WEB.json("/api/v1/ladders/arboretum/decisions", null).get("decisions"))
                .isEmpty();
        var before = rows.all(List.of("table_decision"));
        Rebuilding.all(NODE, List.of("tables"));
        assertThat(rows.all(List.of("table_decision"))).isEqualTo(before);
    }

    /** While a game is played those who look on late learn late who has lost a seat. */
    @Test
    void aSeatGivenUpInARunningGameIsToldWhenSpectatorsMayKnow() {
        var table = PlayedTable.opened(UUID.randomUUID().toString(), "evergreen-planet", 3)
                .started()
                .played(6, new Random(4));
        var decision = new OfficialDecision(ORGANISER, true);
        table.happened(new GameAdjudicated(table.id(), ORGANISER, "Left the hall."))
                .happened(new SeatForfeited(
                        table.id(), 1, table.players().get(1), ForfeitReason.ABSENT, null, Instant.now(), decision));
        send(table, true);
        String path = "/api/v1/ladders/evergreen-planet/decisions";
        assertThat(WEB.get(path, null).body()).doesNotContain("Left the hall.");
        rows.spoil("update table_decision set at = at - interval '1 hour'");
        assertThat(WEB.json(path, null).at("/decisions/0/decided").asString()).isEqualTo("FORFEITED");
        rows.spoil("update table_decision set at = at + interval '1 hour'"); // others compare it with a rebuild
    }

    /** It is a result of the tournament; the ladder keeps what was played, also when it is rebuilt. */
    @Test
    void aDecisionWithoutApprovalLeavesTheLadderAsItWas() {
        String first = "p-" + UUID.randomUUID();
        String second = "q-" + UUID.randomUUID();
        var played = TestResults.played("s-evolution", Instant.now().minusSeconds(900), first + " " + second, "1 2");
        TOPIC.send(played);
        var correction = TestResults.unapproved(TestResults.corrected(played, "2 1"));
        settle(correction);
        assertThat(rating(first)).isEqualTo(1520);
        assertThat(rating(second)).isEqualTo(1480);
        var tables = List.of("ladder_game", "ladder_point", "ladder_standing", "ladder_correction");
        var before = rows.all(tables);
        Rebuilding.all(NODE, List.of("ladders"));
        assertThat(rows.all(tables)).isEqualTo(before);
        settle(TestResults.corrected(correction, "2 1"));
        assertThat(rating(first)).as("the operator agrees").isEqualTo(1480);
    }

    private void settle(ResultRecord last) {
        TOPIC.send(last);
        await().atMost(Duration.ofSeconds(30)).until(() -> rows.applied("ladders", "ladders") >= last.resultNo() - 1);
    }

    private static double rating(String player) {
        return WEB.json("/api/v1/players/" + player + "/ratings/s-evolution", null)
                .get("points")
                .valueStream()
                .reduce((_, last) -> last)
                .orElseThrow()
                .get("after")
                .asDouble();
    }

    private static PlayedTable running() {
        return PlayedTable.opened(UUID.randomUUID().toString(), "s-evolution", 2)
                .started()
                .played(6, new Random(4));
    }

    private static RatingEligibility counting(PlayerId by, boolean approved) {
        return new RatingEligibility(
                approved, RatingEligibility.Kind.HUMAN, List.of(), "cup", new OfficialDecision(by, approved));
    }

    private void send(PlayedTable table, boolean rated) {
        Instant now = Instant.now();
        TOPIC.send(table.envelopes().stream()
                .map(event -> at(now.plusMillis(event.sequence()), event, rated))
                .toList());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", table.id().code()) == table.sequence());
    }

    private static Envelope at(Instant time, Envelope event, boolean rated) {
        return ChangedEvents.atOpening(
                event,
                time,
                payload ->
                        ((ObjectNode) payload.get("terms")).put("rated", rated).put("spectatorDelaySeconds", 300));
    }
}
