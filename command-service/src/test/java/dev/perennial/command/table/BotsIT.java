package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.GameMove;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.jdbc.core.JdbcTemplate;

class BotsIT {
    private static final TestDatabase DATABASE = TestBackends.freshDatabase();
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    @TempDir
    static Path data;

    private static CommandNode node;

    @BeforeAll
    static void start() {
        node = new CommandNode(DATABASE, data);
    }

    @AfterAll
    static void stop() {
        node.close();
    }

    @ParameterizedTest
    @CsvSource({"arboretum, 3", "evergreen-concert, 4", "s-evolution, 3", "evergreen-planet, 3", "evergreen-planet, 1"})
    void aGameWithBotsInTheOtherSeatsIsPlayedToTheEnd(String game, int seats) {
        String ann = node.signIn("ann");
        String table = open(ann, "{\"game\":\"%s\",\"seats\":%d}".formatted(game, seats));
        for (int bot = 1; bot < seats; bot++) {
            String level = bot % 2 == 1 ? "greedy" : "random";
            assertThat(node.post("/api/v1/tables/" + table + "/bots", ann, "{\"level\":\"%s\"}".formatted(level))
                            .status())
                    .isEqualTo(200);
        }
        assertThat(node.post("/api/v1/tables/" + table + "/seats", ann, "{}").status())
                .isEqualTo(200);
        playHuman(table, ann, seats - 1);
        TableState end = state(table);
        assertThat(end.status()).isEqualTo(TableStatus.FINISHED);
        assertThat(deadlines(table)).as("nothing is left to wait for").isZero();
        assertThat(StoredTable.read(node, table).events().stream()
                        .filter(MoveMade.class::isInstance)
                        .map(MoveMade.class::cast)
                        .map(made -> made.seat() + "-" + made.number()))
                .doesNotHaveDuplicates();
    }

    @Test
    void botsAloneMayPlayToo() {
        var opened = node.post(
                "/api/v1/tables",
                node.signIn("ann"),
                "{\"game\":\"arboretum\",\"seats\":2,\"bots\":[\"greedy\",\"random\"]}");
        String table = opened.body().get("table").asString();
        await().atMost(PATIENCE).until(() -> state(table).status() == TableStatus.FINISHED);
        var events = StoredTable.read(node, table).events();
        int firstMove = IntStream.range(0, events.size())
                .filter(i -> events.get(i) instanceof MoveMade)
                .findFirst()
                .orElseThrow();
        assertThat(opened.body().get("sequence").asInt())
                .as("the game has begun, and that is told")
                .isEqualTo(firstMove - 1);
    }

    @Test
    void aBotWhoseNodeWentAwayIsWokenByAnother() {
        node.close();
        TestDatabase database = TestBackends.freshDatabase();
        node = new CommandNode(database, data, "perennial.bots.pause=1h", "perennial.bots.rescue=0s");
        String table = open(
                node.signIn("ann"),
                "{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\",\"bots\":[\"greedy\",\"random\"]}");
        assertThat(deadlines(table)).isEqualTo(1);
        // An hour passes.
        node.bean(JdbcTemplate.class)
                .update("update deadline set due = due - interval '1 hour' where table_id = ?", table);
        node.close();
        node = new CommandNode(database, data);
        await().atMost(PATIENCE).until(() -> state(table).status() == TableStatus.FINISHED);
    }

    @Test
    void onlyTheOwnerAddsBotsAndOnlyKnownOnes() {
        String ann = node.signIn("ann");
        String table = open(ann, "{\"game\":\"arboretum\",\"seats\":2}");
        String bots = "/api/v1/tables/" + table + "/bots";
        refused(node.post(bots, node.signIn("ben"), "{\"level\":\"greedy\"}"), 403, "NOT_OWNER");
        refused(node.post(bots, ann, "{\"level\":\"genius\"}"), 422, "UNKNOWN_BOT");
        refused(node.post(bots, ann, "{}"), 400, "MALFORMED");
        refused(node.delete(bots + "/0", ann), 422, "UNKNOWN_BOT");
        assertThat(node.post(bots, ann, "{\"level\":\"random\",\"seat\":1}").status())
                .isEqualTo(200);
        assertThat(node.delete(bots + "/1", ann).status()).isEqualTo(200);
        assertThat(state(table).seats()).containsOnlyNulls();
    }

    private void playHuman(String table, String token, int seat) {
        var random = new Random(5);
        while (true) {
            await().atMost(PATIENCE).pollInterval(Duration.ofMillis(20)).until(() -> {
                TableState now = state(table);
                return now.awaited().contains(seat) || now.status() == TableStatus.FINISHED;
            });
            TableState now = state(table);
            if (now.status() == TableStatus.FINISHED) {
                return;
            }
            var legal = now.game()
                    .legalMoves(now.runningPosition(), seat)
                    .limit(200)
                    .toList();
            GameMove move = legal.get(random.nextInt(legal.size()));
            int number = now.seat(seat).nextMove();
            Answer answer = node.play(table, token, number, GameJson.write(move).toString(), "k" + number);
            assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
        }
    }

    private String open(String token, String body) {
        Answer opened = node.post("/api/v1/tables", token, body);
        assertThat(opened.status()).as(opened.toString()).isEqualTo(201);
        return opened.body().get("table").asString();
    }

    private TableState state(String table) {
        return StoredTable.read(node, table).state();
    }

    private long deadlines(String table) {
        return node.bean(JdbcTemplate.class)
                .queryForObject("select count(*) from deadline where table_id = ?", Long.class, table);
    }

    private static void refused(Answer answer, int status, String code) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        assertThat(answer.code()).isEqualTo(code);
    }
}
