package dev.perennial.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Api.Problem;
import dev.perennial.standalone.api.Player;
import dev.perennial.standalone.api.Watcher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two command and two query processes on one event store and one Kafka. */
@OnlyInFullRun
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class TwoNodesIT {
    private static final List<String> GAMES =
            List.of("arboretum", "evergreen-concert", "s-evolution", "evergreen-planet");
    private static final int TABLES = Integer.getInteger("perennial.tables", 200);
    private static final int ROUNDS = 6;

    @TempDir
    static Path data;

    private static TwoNodes nodes;

    private final List<Player> here = players(nodes.one());
    private final List<Player> there = players(nodes.other());

    @BeforeAll
    static void start() throws Exception {
        nodes = TwoNodes.start(data);
    }

    @AfterAll
    static void stop() throws Exception {
        nodes.close();
    }

    private static List<Player> players(Api api) {
        return List.of(api.signIn("ann"), api.signIn("ben"));
    }

    /** Every move is sent to both at once, under the same key or under two. */
    @Test
    @Order(1)
    void everyAcceptedMoveIsStoredOnceAndSeenByASpectatorAtEach() throws Exception {
        try (var tables = Executors.newFixedThreadPool(6);
                var senders = Executors.newVirtualThreadPerTaskExecutor()) {
            var played = IntStream.range(0, TABLES)
                    .mapToObj(i -> tables.submit(() -> play(i, senders)))
                    .toList();
            for (Future<Void> each : played) {
                each.get();
            }
        }
    }

    private Void play(int index, ExecutorService senders) throws Exception {
        var random = new Random(index);
        String table = here.getFirst().openUntimedTable(GAMES.get(index % GAMES.size()), 2);
        long sequence = there.get(1).sit(table);
        sequence = here.get(0).sit(table);
        awaitShown(table, sequence);
        try (var left = new Watcher(nodes.one(), table, -1L);
                var right = new Watcher(nodes.other(), table, -1L)) {
            for (int round = 0; round < ROUNDS; round++) {
                List<Player> eyes = round % 2 == 0 ? here : there;
                JsonNode view = eyes.getFirst().look(table, sequence);
                // Ben sat down first and has the first seat.
                int mover = 1 - view.get("awaited").get(0).asInt();
                JsonNode own = eyes.get(mover).look(table, sequence);
                int number = own.get("seatMove").asInt();
                JsonNode legal = own.get("legalMoves");
                JsonNode move = legal.get(random.nextInt(legal.size()));
                boolean same = round % 3 != 2;
                String key = "k" + number;
                var answers = both(
                        senders,
                        () -> here.get(mover).play(table, number, move, key),
                        () -> there.get(mover).play(table, number, move, same ? key : key + "b"));
                assertThat(answers).as(table).hasSizeLessThanOrEqualTo(same ? 1 : 2);
                sequence = LongStream.of(answers.stream()
                                .filter(each -> each > 0)
                                .mapToLong(Long::longValue)
                                .toArray())
                        .max()
                        .orElseThrow();
            }
            requireSeen(left, sequence);
            requireSeen(right, sequence);
        }
        JsonNode seats = nodes.other()
                .get("/api/v1/tables/" + table + "?atLeast=" + sequence, null)
                .at("/table/seats");
        assertThat(seats.valueStream()
                        .mapToInt(seat -> seat.get("movesMade").asInt())
                        .sum())
                .isEqualTo(ROUNDS);
        return null;
    }

    /** At both: a table nobody has heard of yet has no stream. */
    private void awaitShown(String table, long sequence) {
        JsonNode _ = here.getFirst().look(table, sequence);
        JsonNode _ = there.getFirst().look(table, sequence);
    }

    /** The different answers: sequences, or 0 for a move that came too late. */
    private static List<Long> both(ExecutorService senders, Callable<Long> left, Callable<Long> right)
            throws Exception {
        var first = senders.submit(() -> orTooLate(left));
        var second = senders.submit(() -> orTooLate(right));
        return List.of(first.get(), second.get()).stream().distinct().toList();
    }

    private static long orTooLate(Callable<Long> sending) throws Exception {
        try {
            return sending.call();
        } catch (Problem problem) {
            assertThat(problem.code()).isEqualTo("STALE_MOVE");
            return 0;
        }
    }

    private static void requireSeen(Watcher watcher, long last) throws InterruptedException {
        var frames = watcher.await(seen -> !seen.isEmpty() && seen.getLast().id() >= last);
        assertThat(frames.stream().map(Watcher.Frame::id))
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(frames.getFirst().id(), last)
                                .boxed()
                                .toList());
    }

    /** Only one node relays, and looks by itself but once a second: nobody waits for that. */
    @Test
    @Order(2)
    void whatEitherStoresReachesSpectatorsAtOnce() throws Exception {
        String table = here.getFirst().openUntimedTable("arboretum", 2);
        long sequence = here.getFirst().sit(table);
        awaitShown(table, sequence);
        try (var left = new Watcher(nodes.one(), table, sequence);
                var right = new Watcher(nodes.other(), table, sequence)) {
            for (Player speaker : List.of(here.getFirst(), there.getFirst())) {
                var millis = new ArrayList<Long>();
                for (int i = 0; i < 9; i++) {
                    long start = System.nanoTime();
                    long said = speaker.api()
                            .post("/api/v1/tables/" + table + "/phrases", speaker.token(), "{\"phrase\":\"HELLO\"}")
                            .get("sequence")
                            .asLong();
                    for (Watcher each : List.of(left, right)) {
                        assertThat(each.await(seen ->
                                        !seen.isEmpty() && seen.getLast().id() >= said))
                                .isNotEmpty();
                    }
                    millis.add(Duration.ofNanos(System.nanoTime() - start).toMillis());
                }
                Collections.sort(millis);
                assertThat(millis.get(4)).as("half of " + millis).isLessThan(500);
            }
        }
    }

    @Test
    @Order(3)
    void aRequestIsFollowedByItsIdToTheSpectatorsEvent() throws Exception {
        Player ann = here.getFirst();
        String table = ann.openUntimedTable("arboretum", 2);
        String id = "trail-of-" + table.substring(0, 8);
        JsonNode _ = nodes.one().post("/api/v1/tables/" + table + "/seats", ann.token(), "{}", "X-Correlation-Id", id);
        for (List<JavaProcess> either : List.of(nodes.commands(), nodes.queries())) {
            assertThat(Eventually.get(
                            () -> either.stream()
                                    .flatMap(process -> process.output().lines())
                                    .filter(line -> line.contains(id))
                                    .findFirst()
                                    .orElse(""),
                            line -> !line.isEmpty()))
                    .contains("\"correlation\":\"" + id + "\"")
                    .contains("\"table\":\"" + table + "\"");
        }
    }

    @Test
    @Order(4)
    void metricsTellOfCommandsStoreRelayAndDeadlines() throws Exception {
        String all = nodes.metrics();
        assertThat(all)
                .containsPattern("perennial_commands_seconds_count\\{.*command=\"PlayMove\".*outcome=\"accepted\"")
                .containsPattern("perennial_commands_seconds_count\\{.*command=\"PlayMove\".*outcome=\"refused\"")
                .containsPattern("perennial_eventstore_append_seconds_count(\\{.*})? [1-9]")
                .containsPattern("perennial_relay_lag_seconds_count(\\{.*})? [1-9]")
                .contains("perennial_relay_behind", "perennial_deadline_lateness", "perennial_projection_lag");
    }

    /** The first command process stops while its players play on; the second takes over. */
    @Test
    @Order(5)
    void aProcessThatStopsFinishesWhatItHasBegun() throws Exception {
        var tables = new ArrayList<LedgerTable>();
        for (int i = 0; i < 8; i++) {
            tables.add(LedgerTable.open(GAMES.get(i % GAMES.size()), here, i));
        }
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var playing = tables.stream()
                    .map(table -> threads.submit(() -> playUntilGone(table)))
                    .toList();
            Thread.sleep(3_000);
            assertThat(nodes.commands().getFirst().stop()).isEqualTo(143);
            for (Future<?> each : playing) {
                each.get();
            }
        }
        assertThat(nodes.commands().getFirst().output()).contains("Graceful shutdown complete");
        for (LedgerTable table : tables) {
            table.requireNothingLost(nodes.other());
            while (table.step(there)) {}
            table.requireExactlyTheLedger(nodes.other());
        }
        assertThat(tables.stream().mapToInt(LedgerTable::acknowledged).sum()).isGreaterThan(100);
    }

    private void playUntilGone(LedgerTable table) {
        try {
            while (table.step(here)) {}
        } catch (Problem gone) {
            // The front door's answer for a service that no longer listens; any other breaks the promise.
            assertThat(gone.status()).as(gone.getMessage()).isBetween(502, 503);
        }
    }
}
