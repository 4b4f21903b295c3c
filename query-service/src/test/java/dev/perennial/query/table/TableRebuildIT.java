package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Origin;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.projection.rebuild.Rebuild;
import dev.perennial.testing.PlayedTable;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Projections rebuilt from their topics, also while more events arrive. */
class TableRebuildIT {
    private static final List<String> TABLES = List.of(
            "table_event",
            "table_summary",
            "played_game",
            "played_seat",
            "table_branch",
            "tournament",
            "game_result",
            "ladder_standing");

    /** The time since when something waits is not content: it started again. */
    private static final String PROGRESS =
            "select concat_ws(' ', projection, aggregate_id, sequence, stopped, waiting) from progress order by 1";

    private static final int MOST_MEANWHILE = 12; // a busy machine is told more than it can take
    private static final Duration MORE_THAN_ONE_ATTEMPT = Duration.ofSeconds(2);
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private final Rows rows = new Rows(NODE);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void whatArrivesDuringARebuildIsThereAfterwards() throws InterruptedException {
        var rebuild = NODE.bean(Rebuild.class);
        rebuild.start("tables");
        var sent = new ArrayList<PlayedTable>();
        do {
            var table = table(2).started();
            TOPIC.send(table.envelopes());
            sent.add(table);
            Thread.sleep(10);
        } while (sent.size() < MOST_MEANWHILE
                && !rebuild.state("tables").orElseThrow().isOver());
        await().until(() -> rebuild.state("tables").orElseThrow().isOver());
        assertThat(rebuild.state("tables").orElseThrow().state()).isEqualTo("DONE");
        assertThat(sent).as("some of them in the middle of it").hasSizeGreaterThan(3);
        for (PlayedTable table : sent) {
            await().until(() -> rows.applied("tables", table.id().code()) == table.sequence());
            assertThat(rows.one(
                            "select count(*) from table_event where table_id = ?",
                            table.id().code()))
                    .isEqualTo(table.envelopes().size());
            assertThat(summary(table, "sequence")).isEqualTo(Long.toString(table.sequence()));
        }
    }

    @Test
    void aRebuildWaitsForALongReadOfTheOldTables() {
        var rebuild = NODE.bean(Rebuild.class);
        new TransactionTemplate(NODE.bean(PlatformTransactionManager.class)).executeWithoutResult(_ -> {
            rows.one("select count(*) from table_event");
            CompletableFuture.runAsync(() -> rebuild.start("tables")).join();
            await().during(MORE_THAN_ONE_ATTEMPT)
                    .until(() -> !rebuild.state("tables").orElseThrow().isOver());
        });
        await().until(() -> rebuild.state("tables").orElseThrow().isOver());
        assertThat(rebuild.state("tables").orElseThrow().state()).isEqualTo("DONE");
    }

    @Test
    void aRebuiltProjectionHasTheSameContent() {
        for (int seats = 2; seats <= 4; seats++) {
            send(table(seats).started().playedOut(new Random(seats)));
        }
        send(table(2).started().played(3, new Random(9)));
        var continued = table(2).started().playedOut(new Random(4));
        send(continued);
        String next = UUID.randomUUID().toString();
        send(PlayedTable.continued(next, continued, 40, Origin.Deal.REDEALT, 1, null)
                .started()
                .playedOut(new Random(6)));
        TOPIC.send(table(2).started().playedOut(new Random(5)).result(8001));
        String tournament = sendTournament();
        await().until(() -> rows.one("select count(*) from game_result where result_no = 8001") == 1);
        await().until(() -> rows.one("select count(*) from tournament where tournament_id = ?", tournament) == 1);
        var before = rows.all(TABLES);
        var progress = rows.texts(PROGRESS);
        long oldTable = rows.one("select 'table_event'::regclass::oid");
        rows.spoil("update table_summary set owner = 'spoilt'");

        Rebuilding.all(NODE, NODE.bean(Rebuild.class).names());

        assertThat(rows.texts(PROGRESS)).isEqualTo(progress);
        assertThat(rows.all(TABLES)).isEqualTo(before);
        assertThat(rows.one("select 'table_event'::regclass::oid"))
                .as("another table has taken its place")
                .isNotEqualTo(oldTable);
        assertThat(rows.texts("select indexname from pg_indexes where tablename = 'table_summary' order by 1"))
                .contains("table_summary_pkey", "table_summary_by_status");
        var after = send(table(2).started());
        assertThat(summary(after, "status")).isEqualTo("PLAYING");
    }

    private static String sendTournament() {
        String id = UUID.randomUUID().toString();
        var created =
                new TournamentCreated(new TournamentId(id), "Spring Cup", "arboretum", 2, 5, new PlayerId("player-9"));
        var envelope = new Envelope(
                "e-" + id,
                id,
                0,
                17,
                Instant.parse("2026-03-01T10:00:00Z"),
                "tournament.TournamentCreated",
                "1",
                GameJson.write(created));
        TOPIC.send(Topics.TOURNAMENTS, id, Json.mapper().writeValueAsBytes(envelope));
        return id;
    }

    private static PlayedTable table(int seats) {
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", seats);
    }

    private PlayedTable send(PlayedTable table) {
        TOPIC.send(table.envelopes());
        await().atMost(Duration.ofSeconds(30))
                .until(() -> rows.applied("tables", table.id().code()) == table.sequence());
        return table;
    }

    private String summary(PlayedTable table, String column) {
        return rows.text(
                "select " + column + "::text from table_summary where table_id = ?",
                table.id().code());
    }
}
