package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import dev.perennial.domain.table.TableState;
import dev.perennial.testing.TestBackends;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;

class TableTimeIT {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String LIVE = """
            {"game":"%s","seats":%d,"firstSeat":"SEAT1","missedTurns":%d,"absence":"%s",
             "clock":{"type":"Live","perMoveSeconds":%d,"bankSeconds":0,"incrementSeconds":0}}""";

    @TempDir
    Path data;

    /** Two nodes watch the same deadlines, and each is called once, by one of them, in time. */
    @Test
    void timeIsCalledOnceAndWithinASecond() {
        CommandNode node = SharedNodes.one();
        SharedNodes.other();
        String ann = node.signIn("ann");
        String ben = node.signIn("ben");
        var tables = new ArrayList<HttpTable>();
        for (int i = 0; i < 20; i++) {
            tables.add(HttpTable.open(node, ann, LIVE.formatted("arboretum", 2, 2, "FORFEIT", 1))
                    .seated(ann, ben));
        }
        await().atMost(PATIENCE)
                .until(() -> tables.stream().allMatch(table -> table.state().isOver()));
        for (HttpTable table : tables) {
            var called = called(table);
            assertThat(called).extracting(TimeCalled::seat).containsExactly(0, 1, 0);
            TableState state = table.state();
            assertThat(state.ending()).isEqualTo(Ending.FORFEITED);
            assertThat(state.forfeits()).containsExactly(0);
            Instant before = started(table);
            for (TimeCalled one : called) {
                assertThat(Duration.between(before.plusSeconds(1), one.at()))
                        .as("late by")
                        .isBetween(Duration.ZERO, Duration.ofSeconds(1));
                before = one.at();
            }
            assertThat(deadlines(node, table)).isZero();
        }
    }

    @Test
    void aLeaverAtATableOfBotsIsPlayedForByABot() {
        CommandNode node = SharedNodes.one();
        String ann = node.signIn("ann");
        var table = HttpTable.open(
                        node,
                        ann,
                        LIVE.formatted("arboretum", 3, 1, "BOT", 1)
                                .replaceFirst("}}$", "},\"bots\":[\"random\",\"random\"]}"))
                .seated(ann);
        await().atMost(PATIENCE).until(() -> table.state().isOver());
        assertThat(table.state().ending()).isEqualTo(Ending.PLAYED);
        assertThat(table.state().seat(0).bot()).isEqualTo("greedy");
        assertThat(table.state().seat(0).moves()).as("made by the bot").isNotEmpty();
        assertThat(table.state().result().seats().get(0).place()).isEqualTo(3);
        table.refused(ann, "resign", "{}", 409, "GAME_OVER");
    }

    @Test
    void deadlinesOutliveTheProcess() {
        var database = TestBackends.freshDatabase();
        HttpTable table;
        try (var first = new CommandNode(database, data)) {
            String ann = first.signIn("ann");
            table = HttpTable.open(first, ann, LIVE.formatted("arboretum", 2, 1, "FORFEIT", 8))
                    .seated(ann, first.signIn("ben"));
            assertThat(deadlines(first, table)).isEqualTo(1);
            // While nobody is there, the time passes.
            first.bean(JdbcTemplate.class).update("update deadline set due = due - interval '7500 milliseconds'");
        }
        try (var second = new CommandNode(database, data)) {
            var again = table.at(second);
            await().atMost(PATIENCE).until(() -> again.state().isOver());
            assertThat(called(again)).hasSize(1);
            assertThat(Duration.between(started(again), called(again).getFirst().at()))
                    .as("nobody calls before the table says so")
                    .isGreaterThanOrEqualTo(Duration.ofSeconds(8));
        }
    }

    @Test
    void aMoveThatComesTooLateIsRefused() {
        CommandNode node = SharedNodes.one();
        String ann = node.signIn("ann");
        var table = HttpTable.open(node, ann, LIVE.formatted("s-evolution", 2, 9, "FORFEIT", 3))
                .seated(ann, node.signIn("ben"));
        int seat = table.state().awaited().first();
        String token = seat == 0 ? ann : node.signIn("ben");
        String move = HttpTable.firstMove(table.state(), seat);
        assertThat(table.move(token, 1, move, "first").status()).isEqualTo(200);
        await().atMost(PATIENCE).until(() -> !called(table).isEmpty());
        var late = table.move(token, 1, move, "late");
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.code()).isEqualTo("STALE_MOVE");
    }

    private static List<TimeCalled> called(HttpTable table) {
        return StoredTable.read(table.node(), table.id()).events().stream()
                .filter(TimeCalled.class::isInstance)
                .map(TimeCalled.class::cast)
                .toList();
    }

    private static Instant started(HttpTable table) {
        return StoredTable.read(table.node(), table.id()).events().stream()
                .filter(PlayStarted.class::isInstance)
                .map(event -> ((PlayStarted) event).at())
                .findFirst()
                .orElseThrow();
    }

    private static long deadlines(CommandNode node, HttpTable table) {
        return node.bean(JdbcTemplate.class)
                .queryForObject("select count(*) from deadline where table_id = ?", Long.class, table.id());
    }
}
