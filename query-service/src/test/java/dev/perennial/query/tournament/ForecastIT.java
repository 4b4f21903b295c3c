package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.SseClient;
import dev.perennial.query.board.WebClient;
import dev.perennial.testing.TestBackends;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ForecastIT {
    private static final QueryNode NODE =
            QueryNode.start(TestBackends.freshDatabase(), "node-a", Map.of("perennial.query.forecasts", true));
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private static final Rows ROWS = new Rows(NODE);

    /** Paired is event 5, the result event 6, the end of the round event 7, the end event 9. */
    private final TournamentId cup =
            new TournamentId("cup-" + UUID.randomUUID().toString().substring(0, 8));

    private final List<TournamentEvent> events = TestTournament.events(cup, new TableId(cup + "-r1-t1"));

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    private void send(int count) {
        TestTournament.send(TOPIC, cup.code(), events.subList(0, count));
        await().until(() -> WEB.get("/api/v1/tournaments/" + cup, null).body().contains("\"sequence\":" + (count - 1)));
    }

    private JsonNode forecast() {
        return WEB.json("/api/v1/tournaments/" + cup + "/forecast", null);
    }

    private JsonNode complete(long sequence) {
        await().until(() -> {
            var now = forecast();
            return !now.get("pending").asBoolean() && now.at("/latest/sequence").asLong() == sequence;
        });
        return forecast();
    }

    private List<String> stored() {
        return ROWS.texts(
                "select round || ' ' || sequence || ' ' || forecast from tournament_forecast"
                        + " where tournament_id = ? order by round",
                cup.code());
    }

    @Test
    void beforeTheStartThereIsNone() {
        send(4);
        var answer = forecast();
        assertThat(answer.get("latest").isNull()).isTrue();
        assertThat(answer.get("pending").asBoolean()).isFalse();
        assertThat(WEB.get("/api/v1/tournaments/nobody/forecast", null).statusCode())
                .isEqualTo(404);
    }

    @Test
    void theLatestForecastNamesTheEventItRestsOn() {
        send(6);
        var paired = complete(5);
        assertThat(paired.at("/latest/basis/key").asString()).isEqualTo("forecast.after.PAIRED");
        assertThat(paired.at("/latest/futures").asInt()).isEqualTo(1000);
        double ann = odds(paired, "ann");
        assertThat(ann).isBetween(0.55, 0.75);
        assertThat(ann + odds(paired, "bob")).isBetween(0.999, 1.001);
        send(7);
        var won = complete(6);
        assertThat(won.at("/latest/basis/key").asString()).isEqualTo("forecast.after.TABLE");
        assertThat(won.at("/latest/basis/params/table").asInt()).isEqualTo(1);
        assertThat(odds(won, "bob")).isEqualTo(1);
        send(10);
        var ended = complete(9);
        assertThat(ended.at("/latest/basis/key").asString()).isEqualTo("forecast.after.END");
        assertThat(ended.get("rounds"))
                .extracting(round -> round.get("sequence").asLong())
                .containsExactly(4L, 7L);
        assertThat(ended.at("/rounds/0/odds/ann/0").asDouble()).isBetween(0.55, 0.75);
    }

    private static double odds(JsonNode answer, String player) {
        for (JsonNode line : answer.at("/latest/lines")) {
            if (line.get("player").asString().equals(player)) {
                return line.at("/odds/0").asDouble();
            }
        }
        throw new AssertionError(player + " has no odds");
    }

    @Test
    void whatIsLostIsComputedAgainToTheSameText() {
        send(10);
        var _ = complete(9);
        var before = stored();
        assertThat(before).hasSize(3);
        ROWS.spoil("delete from tournament_forecast where tournament_id = '" + cup + "'");
        assertThat(forecast().get("pending").asBoolean()).isTrue();
        var _ = complete(9);
        assertThat(stored()).isEqualTo(before);
    }

    @Test
    void anotherModelIsReplaced() {
        send(6);
        var _ = complete(5);
        var before = stored();
        ROWS.spoil("update tournament_forecast set model = 0, forecast = '{}' where tournament_id = '" + cup + "'");
        var _ = complete(5);
        assertThat(stored()).isEqualTo(before);
    }

    @Test
    void theStreamAnnouncesANewForecast() {
        send(6);
        var _ = complete(5);
        try (var stream = SseClient.follow(NODE.port(), "/api/v1/tournaments/" + cup + "/stream")) {
            assertThat(stream.next().name()).isEqualTo("standings");
            send(7);
            SseClient.Frame frame = stream.next();
            assertThat(frame.id()).isEqualTo(6);
            assertThat(stream.next().name()).isEqualTo("forecast");
        }
    }

    @Test
    void aNodeLeavesATournamentToTheNodeThatIsAtWorkOnIt() {
        ROWS.spoil("insert into tournament_forecast_lease values ('" + cup + "', 'node-b', now() + interval '1 hour')");
        send(6);
        assertThat(forecast().get("pending").asBoolean()).isTrue();
        assertThat(stored()).isEmpty();
        ROWS.spoil("update tournament_forecast_lease set until = now() where tournament_id = '" + cup + "'");
        assertThat(complete(5).get("rounds")).hasSize(1);
    }
}
