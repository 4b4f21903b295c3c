package dev.perennial.standalone.rebuild;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.eventstore.relay.EventRelay;
import dev.perennial.standalone.Main;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.bench.PlayedGames;
import dev.perennial.standalone.process.JavaProcess;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.axonframework.config.EventProcessingConfiguration;
import org.axonframework.eventhandling.TrackingEventProcessor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

/** Everything that is read can be rebuilt while it is read, and is the same afterwards. */
@OnlyInFullRun
class RebuildIT {
    private static final int GAMES =
            Integer.getInteger("perennial.games", Boolean.getBoolean("perennial.full") ? 2_000 : 24);
    private static final List<String> READ = List.of(
            "/api/v1/tables?limit=100",
            "/api/v1/ladders/arboretum",
            "/api/v1/ladders/overall",
            "/api/v1/search/games",
            "/api/v1/players/dev-bench-0/statistics");

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static SortedMap<String, List<String>> before;

    @BeforeAll
    static void play() throws Exception {
        running = TestStandalone.start(data);
        List<String> tables = PlayedGames.games(running, GAMES);
        await(() -> consumed("ladders") == GAMES);
        before = content();
        assertThat(before.get("played_game")).hasSameSizeAs(tables);
        assertThat(before.get("ladder_game")).hasSameSizeAs(tables);
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    private static SortedMap<String, List<String>> content() {
        try {
            return QueryTables.of(running.database("query"));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theCommandMakesEverythingAnewWhileTheOldContentServes() throws Exception {
        var api = new Api(running.address());
        List<JsonNode> shown = READ.stream().map(path -> api.get(path, null)).toList();
        var over = new AtomicBoolean();
        var reads = new AtomicInteger();
        var reading = CompletableFuture.runAsync(() -> {
            while (!over.get()) {
                for (int i = 0; i < READ.size(); i++) {
                    assertThat(api.get(READ.get(i), null)).as(READ.get(i)).isEqualTo(shown.get(i));
                    reads.incrementAndGet();
                }
            }
        });
        try (var command = JavaProcess.ofMainClass(Main.class, "rebuild", "--data", data.toString())) {
            assertThat(command.awaitExit(Duration.ofMinutes(10)))
                    .as(command.output())
                    .isZero();
            assertThat(command.output())
                    .containsPattern("tables: \\d+ of \\d+ records")
                    .contains("tables: rebuilt in", "ladders: rebuilt in");
        } finally {
            over.set(true);
        }
        reading.join();
        assertThat(reads.get()).isGreaterThan(READ.size());
        assertThat(content()).isEqualTo(before);
        JsonNode status = api.get("/api/v1/status", null);
        assertThat(status.get("healthy").asBoolean()).isTrue();
        assertThat(status.get("projections").valueStream())
                .as("also those that have read nothing yet")
                .allSatisfy(each -> assertThat(each.at("/rebuild/state").asString())
                        .as(each.toString())
                        .isEqualTo("DONE"));
    }

    @Test
    void anUnknownProjectionIsRefusedByName() throws Exception {
        try (var command = JavaProcess.ofMainClass(Main.class, "rebuild", "--data", data.toString(), "nonsense")) {
            assertThat(command.awaitExit()).isEqualTo(1);
            assertThat(command.output()).contains("There is no projection nonsense.", "ladders");
        }
    }

    /** All events are sent to Kafka once more, under the numbers they had. */
    @Test
    void aRelayThatBeginsAnewChangesNothing() throws Exception {
        var relay = running.commandBean(EventProcessingConfiguration.class)
                .eventProcessor(EventRelay.NAME, TrackingEventProcessor.class)
                .orElseThrow();
        relay.shutDown();
        int reset = running.commandBean(JdbcTemplate.class)
                .update("delete from token_entry where processor_name = ?", EventRelay.NAME);
        assertThat(reset).isPositive();
        long ends = consumed("ladders");
        relay.start();
        await(() -> consumed("ladders") >= ends + GAMES && consumed("tables") >= 2 * running.storedEvents());
        assertThat(content()).isEqualTo(before);
    }

    private static long consumed(String projection) {
        var database = running.database("query");
        try (var connection = DriverManager.getConnection(database.url(), database.user(), database.password());
                var question = connection.prepareStatement(
                        "select coalesce(sum(next_offset), 0) from consumed_offset where projection = ?")) {
            question.setString(1, projection);
            try (var answer = question.executeQuery()) {
                return answer.next() ? answer.getLong(1) : 0;
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + Duration.ofMinutes(5).toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(deadline);
            Thread.sleep(200);
        }
    }
}
