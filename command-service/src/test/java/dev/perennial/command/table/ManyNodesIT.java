package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.SharedNodes;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableState;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two nodes on one store get every move at the same time. */
class ManyNodesIT {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");
    private static final int TABLES = FULL ? 600 : 200;
    private static final int ROUNDS = FULL ? 12 : 4;
    private static final List<String> GAMES =
            List.of("arboretum", "evergreen-concert", "s-evolution", "evergreen-planet");

    private final CommandNode one = SharedNodes.one();
    private final CommandNode other = SharedNodes.other();
    private final List<String> tokens = List.of(one.signIn("ann"), one.signIn("ben"));

    @Test
    void everyAcceptedMoveIsStoredExactlyOnceAndEveryConflictEndsCleanly() throws Exception {
        try (var tables = Executors.newFixedThreadPool(8);
                var senders = Executors.newFixedThreadPool(16)) {
            var played = IntStream.range(0, TABLES)
                    .mapToObj(i -> tables.submit(() -> play(i, senders)))
                    .toList();
            for (Future<Void> each : played) {
                each.get();
            }
        }
    }

    private Void play(int index, ExecutorService senders) throws Exception {
        String game = GAMES.get(index % GAMES.size());
        var here = HttpTable.open(one, tokens.get(0), "{\"game\":\"%s\",\"seats\":2}".formatted(game));
        var there = here.at(other);
        here.done(tokens.get(0), "seats", "{}");
        there.done(tokens.get(1), "seats", "{}");
        int accepted = 0;
        for (int round = 0; round < ROUNDS; round++) {
            TableState now = here.state();
            int seat = now.awaited().first();
            int number = now.seat(seat).nextMove();
            String move = HttpTable.firstMove(now, seat);
            boolean sameKey = round % 2 == 0;
            var answers = both(
                    senders,
                    () -> here.move(tokens.get(seat), number, move, "k" + number),
                    () -> there.move(tokens.get(seat), number, move, sameKey ? "k" + number : "other" + number));
            if (sameKey) {
                assertThat(answers).extracting(Answer::status).containsOnly(200);
                assertThat(answers.get(0).body())
                        .as("both are told the same")
                        .isEqualTo(answers.get(1).body());
            } else {
                assertThat(answers).extracting(Answer::status).containsExactlyInAnyOrder(200, 409);
                assertThat(answers).extracting(Answer::code).containsExactlyInAnyOrder("", "STALE_MOVE");
            }
            accepted++;
        }
        requireStored(here, accepted);
        return null;
    }

    @Test
    void aTableIsOpenedOnceUnderItsKeyWhicheverNodeIsAsked() {
        String wish = "{\"game\":\"arboretum\",\"seats\":2,\"visibility\":\"INVITED\",\"bots\":[\"random\"]}";
        Answer first = open(one, tokens.get(0), wish, "my-table");
        assertThat(first.status()).isEqualTo(201);
        String table = first.body().get("table").asString();
        Answer again = open(other, tokens.get(0), wish, "my-table");
        assertThat(again.status()).isEqualTo(201);
        assertThat(again.body()).isEqualTo(first.body());
        assertThat(StoredTable.read(one, table).events()).hasSize(2);
        assertThat(open(one, tokens.get(0), wish, "another").body().get("table").asString())
                .isNotEqualTo(table);
        assertThat(open(one, tokens.get(1), wish, "my-table")
                        .body()
                        .get("table")
                        .asString())
                .as("another player's key")
                .isNotEqualTo(table);
        assertThat(open(other, tokens.get(0), "{\"game\":\"s-evolution\",\"seats\":2}", "my-table")
                        .code())
                .as("another wish under the same key")
                .isEqualTo("TABLE_EXISTS");
        assertThat(open(one, tokens.get(0), wish, "not visible").code()).isEqualTo("IDEMPOTENCY_KEY");
    }

    private static Answer open(CommandNode node, String token, String wish, String key) {
        return node.post("/api/v1/tables", token, wish, "Idempotency-Key", key);
    }

    /** Long after the first answer, too, and whichever node is asked. */
    @Test
    void aRepeatedMoveIsAnsweredTheSameByAnyNode() {
        var here = HttpTable.open(one, tokens.get(0), "{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\"}")
                .seated(tokens.get(0), tokens.get(1));
        // The other node knows the table as it was before the moves.
        here.at(other).refused(tokens.get(1), "seats", "{}", 409, "ALREADY_SEATED");
        String draw = "{\"type\":\"DrawFromDeck\"}";
        Answer first = here.move(tokens.get(0), 1, draw, "k1");
        Answer second = here.move(tokens.get(0), 2, draw, "k2");
        assertThat(here.at(other).move(tokens.get(0), 1, draw, "k1").body()).isEqualTo(first.body());
        assertThat(here.at(other).move(tokens.get(0), 2, draw, "k2").body()).isEqualTo(second.body());
        requireStored(here, 2);
    }

    /** Only one node relays to Kafka. The other one's appends must not wait until it looks by itself, once a second. */
    @Test
    void anAppendOfEitherNodeGoesOutAtOnce() {
        var here = HttpTable.open(one, tokens.get(0), "{\"game\":\"arboretum\",\"seats\":2}")
                .seated(tokens.get(0));
        try (var topic = new TablesTopic(here.id())) {
            long known = topic.await(1);
            for (CommandNode node : List.of(one, other)) {
                var millis = new ArrayList<Long>();
                for (int i = 0; i < 9; i++) {
                    long start = System.nanoTime();
                    here.at(node).done(tokens.get(0), "phrases", "{\"phrase\":\"HELLO\"}");
                    known = topic.await(known + 1);
                    millis.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
                }
                Collections.sort(millis);
                assertThat(millis.get(4)).as("half of " + millis).isLessThan(400);
            }
        }
    }

    private static void requireStored(HttpTable table, int accepted) {
        var made = StoredTable.read(table.node(), table.id()).events().stream()
                .filter(MoveMade.class::isInstance)
                .map(MoveMade.class::cast)
                .map(move -> move.seat() + "-" + move.number())
                .toList();
        assertThat(made).hasSize(accepted).doesNotHaveDuplicates();
    }

    private static List<Answer> both(ExecutorService senders, Callable<Answer> left, Callable<Answer> right)
            throws InterruptedException, ExecutionException {
        var first = senders.submit(left);
        var second = senders.submit(right);
        return List.of(first.get(), second.get());
    }
}
