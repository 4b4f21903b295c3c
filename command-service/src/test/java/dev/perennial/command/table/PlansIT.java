package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.SharedNodes;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

class PlansIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String FROM_DECK = "{\"type\":\"DrawFromDeck\"}";
    private static final String TABLE = """
            {"game":"arboretum","seats":2,"firstSeat":"SEAT1",
             "clock":{"type":"Live","perMoveSeconds":%d,"bankSeconds":0,"incrementSeconds":0}}""";

    private final CommandNode node = SharedNodes.one();
    private String ann;
    private String ben;

    @BeforeEach
    void signIn() {
        ann = node.signIn("ann");
        ben = node.signIn("ben");
    }

    /** The plan is registered at one node and played by whichever calls time. */
    @Test
    void aPlanIsPlayedWhenTimeRunsOut() {
        SharedNodes.other();
        var table = open(2);
        assertThat(plan(table, ann, 1, FROM_DECK).status()).isEqualTo(200);
        assertThat(table.state().seat(0).moves()).as("not before").isEmpty();
        await().atMost(PATIENCE).until(() -> !called(table).isEmpty());
        assertThat(made(table)).singleElement().satisfies(made -> {
            assertThat(made.seat()).isZero();
            assertThat(made.key()).isEqualTo("my-key");
        });
        assertThat(called(table).getFirst().seat())
                .as("the second card has no plan")
                .isZero();
    }

    @Test
    void aPlanIsOverWithTheMoveAndWithTheGame() {
        var table = open(60);
        assertThat(plan(table, ann, 1, FROM_DECK).status()).isEqualTo(200);
        assertThat(table.move(ann, 1, FROM_DECK, "my-key").status()).isEqualTo(200);
        assertThat(plan(table, ann, 1, FROM_DECK).code()).isEqualTo("STALE_MOVE");
        assertThat(plan(table, ann, 2, FROM_DECK).status()).isEqualTo(200);
        assertThat(rows(table)).as("one a seat").isEqualTo(1);
        table.done(ben, "resign", "{}");
        assertThat(rows(table)).isZero();
    }

    @Test
    void aWithdrawnPlanIsNotPlayed() {
        var table = open(2);
        assertThat(plan(table, ann, 1, FROM_DECK).status()).isEqualTo(200);
        Answer withdrawn = node.delete("/api/v1/tables/" + table.id() + "/plan", ann);
        assertThat(withdrawn.status()).isEqualTo(200);
        await().atMost(PATIENCE).until(() -> !called(table).isEmpty());
        assertThat(made(table)).isEmpty();
    }

    @Test
    void onlyTheSeatItselfPlansAndOnlyWhatIsAllowed() {
        var table = open(60);
        assertThat(plan(table, node.signIn("eve"), 1, FROM_DECK).code()).isEqualTo("NOT_SEATED");
        assertThat(plan(table, ben, 1, FROM_DECK).code()).isEqualTo("NOT_YOUR_TURN");
        assertThat(plan(table, ann, 1, "{\"type\":\"Discard\",\"card\":\"O1\"}").status())
                .isEqualTo(422);
        assertThat(plan(table, ann, 1, "null").code()).isEqualTo("MALFORMED");
        assertThat(rows(table)).isZero();
    }

    private HttpTable open(int seconds) {
        return HttpTable.open(node, ann, TABLE.formatted(seconds)).seated(ann, ben);
    }

    private Answer plan(HttpTable table, String token, int number, String move) {
        return node.send(
                "PUT",
                "/api/v1/tables/" + table.id() + "/plan",
                token,
                "{\"seatMove\":%d,\"moves\":[%s]}".formatted(number, move),
                "Idempotency-Key",
                "my-key");
    }

    private static <T> List<T> events(HttpTable table, Class<T> type) {
        return StoredTable.read(table.node(), table.id()).events().stream()
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    private static List<MoveMade> made(HttpTable table) {
        return events(table, MoveMade.class);
    }

    private static List<TimeCalled> called(HttpTable table) {
        return events(table, TimeCalled.class);
    }

    private long rows(HttpTable table) {
        return node.bean(JdbcTemplate.class)
                .queryForObject("select count(*) from plan where table_id = ?", Long.class, table.id());
    }
}
