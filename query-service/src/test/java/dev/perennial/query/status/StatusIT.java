package dev.perennial.query.status;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestResults;
import dev.perennial.query.TestTokens;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.query.projection.progress.ProgressSignals;
import dev.perennial.query.projection.rebuild.Rebuild;
import dev.perennial.testing.PlayedTable;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import tools.jackson.databind.JsonNode;

/** How far the projections are, over HTTP, for admins and for everybody. */
class StatusIT {
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());

    private final Rows rows = new Rows(NODE);
    private final PlayedTable table =
            PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", 2).started();
    private final String id = table.id().code();

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void aRebuildThatItsNodeLeftBehindIsTakenOver() {
        rows.spoil("""
                insert into rebuild_run (projection, state, node, done, total, seen_at)
                values ('leagues', 'RUNNING', 'gone', 3, 9, now() - interval '59 seconds')
                """);
        await().until(() -> status("leagues").at("/rebuild/state").asString().equals("DONE"));
        assertThat(rows.text("select node from rebuild_run where projection = 'leagues'"))
                .isEqualTo("node-a");
    }

    /** Which may have begun to fill the very tables this one would put in the place of those that are read. */
    @Test
    void whoWasTakenForGoneLeavesTheRebuildToTheOther() throws SQLException {
        String table = "select 'player'::regclass::oid::bigint";
        long before = rows.one(table);
        try (var reading = NODE.bean(DataSource.class).getConnection();
                var statement = reading.createStatement()) {
            reading.setAutoCommit(false);
            statement.execute("lock table player in access exclusive mode"); // it cannot begin before we are ready
            NODE.bean(Rebuild.class).start("players");
            await().until(() ->
                    rows.one("select count(*) from rebuild_run where projection = 'players' and state = 'RUNNING'")
                            == 1);
            rows.spoil("update rebuild_run set node = 'another' where projection = 'players'");
            reading.rollback();
            reading.setAutoCommit(true);
        }
        Rebuilding.all(NODE, List.of("results")); // one after the other: the first is over
        assertThat(rows.one(table)).isEqualTo(before);
    }

    @Test
    void theStatusTellsHowFarEachProjectionIs() {
        TOPIC.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30)).until(() -> rows.applied("tables", id) == table.sequence());
        await().atMost(Duration.ofSeconds(30)).untilAsserted(() -> {
            JsonNode status = status("tables");
            assertThat(status.get("lag").asLong()).isZero();
            assertThat(status.get("consumed").asLong())
                    .isPositive()
                    .isEqualTo(status.get("end").asLong());
        });
        assertThat(WEB.json("/api/v1/status", null).get("projections").valueStream())
                .as("what grows with every move is for admins")
                .allMatch(each -> each.get("consumed").isNull()
                        && each.get("end").isNull()
                        && each.get("waiting").isNull()
                        && each.get("lag").asLong() % 100 == 0);
        assertThat(WEB.json("/api/v1/status", null)
                        .get("projections")
                        .valueStream()
                        .map(each -> each.get("name").asString()))
                .contains("analyses", "ladders", "leagues", "players", "results", "studies", "tables", "tournaments");
        assertThat(WEB.get("/actuator/prometheus", null).body())
                .contains("perennial_projection_lag{projection=\"tables\"");
        assertThat(WEB.get("/api/v1/status/tournaments/none?atLeast=1&withinMillis=200", null)
                        .statusCode())
                .isEqualTo(504);
        assertThat(WEB.get("/api/v1/status/tournaments/none?withinMillis=60000", null)
                        .statusCode())
                .isEqualTo(400);
    }

    /**
     * Looked for once, and once more when the projection's transaction is through: nobody asks the database meanwhile.
     */
    @Test
    void whoWaitsForAProjectionIsWokenByIt() throws InterruptedException {
        var news = NODE.bean(ProgressSignals.class);
        var looks = new AtomicInteger();
        var before = TestResults.played("arboretum", Instant.now(), id + "-a " + id + "-b", "1 2");
        TOPIC.send(before);
        long reached = before.resultNo() - 1;
        await().until(() -> rows.applied("ladders", "ladders") == reached);
        var waiting = CompletableFuture.supplyAsync(() -> reachedBeyond(news, looks, reached));
        await().until(() -> looks.get() > 0);
        Thread.sleep(1_000);
        assertThat(looks.get())
                .as("1 of its own, at most 1 for every 5 seconds of doubt")
                .isLessThanOrEqualTo(2);
        var result = TestResults.played("arboretum", Instant.now(), id + "-a " + id + "-b", "1 2");
        TOPIC.send(result);
        assertThat(waiting.orTimeout(4, TimeUnit.SECONDS).join()).isGreaterThan(reached);
        assertThat(looks.get()).isLessThanOrEqualTo(4);
    }

    /** On every node, whichever one applied the events: the signal goes through the database, with the commit. */
    @Test
    void aProjectionThatMovesOnSaysSoToEveryNode() throws SQLException {
        try (var connection = NODE.bean(DataSource.class).getConnection();
                var statement = connection.createStatement()) {
            statement.execute("listen perennial_progress");
            var result = TestResults.played("arboretum", Instant.now(), id + "-c " + id + "-d", "1 2");
            TOPIC.send(result);
            var postgres = connection.unwrap(PGConnection.class);
            // Other projections may have something to say as well.
            await().atMost(Duration.ofSeconds(20)).until(() -> {
                var heard = postgres.getNotifications(1_000);
                return heard != null
                        && Stream.of(heard)
                                .map(PGNotification::getParameter)
                                .anyMatch(Set.of("ladders", "results")::contains);
            });
            statement.execute("unlisten *");
        }
    }

    private long reachedBeyond(ProgressSignals news, AtomicInteger looks, long beyond) {
        try {
            return news.await(
                    "ladders",
                    () -> {
                        looks.incrementAndGet();
                        return rows.applied("ladders", "ladders");
                    },
                    seen -> seen > beyond,
                    Duration.ofSeconds(30));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonNode status(String projection) {
        return WEB.json("/api/v1/status", TestTokens.ADMIN)
                .get("projections")
                .valueStream()
                .filter(each -> each.get("name").asString().equals(projection))
                .findFirst()
                .orElseThrow();
    }
}
