package dev.perennial.query.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EventCodec;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.QueryNode;
import dev.perennial.query.Rebuilding;
import dev.perennial.query.Rows;
import dev.perennial.query.TestTopic;
import dev.perennial.query.board.WebClient;
import dev.perennial.query.intake.rebuild.Rebuild;
import dev.perennial.testing.PlayedTable;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class TableProjectionIT {
    private static final List<String> TABLES = List.of(
            "table_event",
            "table_summary",
            "played_game",
            "played_seat",
            "tournament",
            "game_result",
            "ladder_standing");

    /** The time since when something waits is not content: it started again. */
    private static final String PROGRESS =
            "select concat_ws(' ', projection, aggregate_id, sequence, stopped, waiting) from progress order by 1";

    private static final int MOST_MEANWHILE = 12; // a busy machine is told more than it can take
    private static final QueryNode NODE = QueryNode.start();
    private static final TestTopic TOPIC = new TestTopic();
    private static final WebClient WEB = new WebClient(NODE.port());
    private final Rows rows = new Rows(NODE);

    @AfterAll
    static void stop() {
        TOPIC.close();
        NODE.close();
    }

    @Test
    void keepsEveryEventAsItWasStored() {
        var table = send(table(3).started().playedOut(new Random(1)));
        var stored = NODE.bean(TableEvents.class).after(table.id(), -1);
        assertThat(stored).hasSameSizeAs(table.envelopes());
        for (int i = 0; i < stored.size(); i++) {
            Envelope sent = table.envelopes().get(i);
            assertThat(stored.get(i).sequence()).isEqualTo(sent.sequence());
            assertThat(stored.get(i).time()).isEqualTo(sent.time());
            assertThat(GameJson.write(stored.get(i).event())).isEqualTo(GameJson.write(EventCodec.decode(sent)));
        }
    }

    @Test
    void summarisesAnOpenTable() {
        var table = send(table(2));
        assertThat(summary(table, "status")).isEqualTo("OPEN");
        assertThat(summary(table, "players")).isEqualTo("[null, null]");
        assertThat(summary(table, "awaited")).isEqualTo("{}");
        assertThat(summary(table, "game")).isEqualTo("arboretum");
        assertThat(summary(table, "commitment")).isEqualTo(table.state().commitment());
        assertThat(summary(table, "result")).isEqualTo("null");
    }

    @Test
    void summarisesARunningTableAndWhoseTurnItIs() {
        var table = send(table(2).started().played(5, new Random(3)));
        var awaited = table.state().game().awaited(table.position());
        assertThat(summary(table, "status")).isEqualTo("PLAYING");
        assertThat(summary(table, "players")).isEqualTo("[\"player-0\", \"player-1\"]");
        assertThat(summary(table, "awaited")).isEqualTo("{" + awaited.iterator().next() + "}");
        assertThat(summary(table, "sequence")).isEqualTo(Long.toString(table.sequence()));
        assertThat(summary(table, "opened_index"))
                .isEqualTo(Long.toString(table.envelopes().getFirst().globalIndex()));
    }

    @Test
    void summarisesAFinishedTableWithItsResult() {
        var table = send(table(4).started().playedOut(new Random(4)));
        assertThat(summary(table, "status")).isEqualTo("FINISHED");
        assertThat(summary(table, "awaited")).isEqualTo("{}");
        assertThat(Json.mapper().readTree(summary(table, "result")))
                .isEqualTo(Json.mapper()
                        .readTree(Json.mapper().writeValueAsString(table.state().result())));
    }

    @Test
    void showsTheTermsAndTheClocks() {
        var clock = new Clock.Live(30, 600, 5);
        var table = send(table(2, true, clock).started());
        Instant due = table.state().deadline().orElseThrow();
        JsonNode view = WEB.json("/api/v1/tables/" + table.id(), null);
        int seat = view.at("/awaited/0").asInt();
        assertThat(view.at("/table/terms/clock/perMoveSeconds").asInt()).isEqualTo(30);
        assertThat(view.at("/clocks/" + seat + "/deadline").asString()).isEqualTo(due.toString());
        assertThat(view.at("/clocks/" + seat + "/bankSeconds").asInt()).isEqualTo(600);
        assertThat(view.at("/clocks/" + (1 - seat) + "/since").isNull()).isTrue();
        JsonNode row = WEB.json("/api/v1/tables?limit=100", null)
                .get("tables")
                .valueStream()
                .filter(each -> each.get("id").asString().equals(table.id().code()))
                .findFirst()
                .orElseThrow();
        assertThat(row.get("deadline").asString()).isEqualTo(due.toString());
        assertThat(row.at("/terms/clock/type").asString()).isEqualTo("Live");
        assertThat(row.get("forfeits")).isEmpty();
    }

    @Test
    void aTableWithoutSpectatorsIsShownToThoseWhoSitThere() {
        var table = send(table(2, false, new Clock.None()).started());
        String path = "/api/v1/tables/" + table.id();
        for (String what : List.of("", "/stream")) {
            var refused = WEB.get(path + what, null);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.body()).contains("SPECTATORS_NOT_ALLOWED").doesNotContain("hand");
            assertThat(WEB.get(path + what, "player-7").statusCode()).isEqualTo(403);
        }
        assertThat(WEB.get(path, "player-1").statusCode()).isEqualTo(200);
        var over = send(table(2, false, new Clock.None()).started().playedOut(new Random(1)));
        assertThat(WEB.get("/api/v1/tables/" + over.id(), null).statusCode()).isEqualTo(200);
    }

    @Test
    void tellsASeatWhatItMayDoAndNobodyElse() {
        var table = send(table(2).started().played(2, new Random(1)));
        int seat = table.state().awaited().first();
        String path = "/api/v1/tables/" + table.id() + "/moves";
        JsonNode own = WEB.json(path, "player-" + seat);
        assertThat(own.get("moves")).hasSize((int)
                table.state().game().legalMoves(table.position(), seat).count());
        assertThat(own.at("/moves/0/notation").asString()).startsWith("plant");
        assertThat(own.get("complete").asBoolean()).isTrue();
        assertThat(own.get("seatMove").asInt()).isEqualTo(3);
        JsonNode some = WEB.json(path + "?limit=2&atLeast=" + table.sequence(), "player-" + seat);
        assertThat(some.get("moves")).hasSize(2);
        assertThat(some.get("complete").asBoolean()).isFalse();
        assertThat(some.at("/awaited/0").asInt()).isEqualTo(seat);
        String board = "/api/v1/tables/" + table.id() + "?mostMoves=";
        assertThat(WEB.json(board + 1, "player-" + seat).get("legalMoves")).hasSize(1);
        for (String bad : List.of(path + "?limit=0", path + "?limit=2001", board + "0", board + "x")) {
            assertThat(WEB.get(bad, "player-" + seat).statusCode()).as(bad).isEqualTo(400);
        }
        String opening = "/api/v1/tables/just-opened/moves?atLeast=2"; // it may still be on the way
        assertThat(WEB.atOnce("player-" + seat, List.of(path + "?atLeast=" + (table.sequence() + 1), opening)))
                .extracting(HttpResponse::statusCode)
                .containsExactly(504, 504);
        assertThat(WEB.json(path, "player-" + (1 - seat)).get("moves")).isEmpty();
        assertThat(WEB.get(path, "player-7").statusCode()).isEqualTo(403);
        assertThat(WEB.get(path, null).statusCode()).isEqualTo(401);
        assertThat(WEB.get("/api/v1/tables/nowhere/moves", "player-0").statusCode())
                .isEqualTo(404);
    }

    @Test
    void keepsResultsByTheirNumberWhateverOrderTheyComeIn() {
        var first = table(2).started().playedOut(new Random(5));
        var second = table(2).started().playedOut(new Random(6));
        TOPIC.send(second.result(9002));
        TOPIC.send(first.result(9001));
        TOPIC.send(second.result(9002));
        await().until(() -> rows.one("select count(*) from game_result where result_no > 9000") == 2);
        assertThat(rows.text("select table_id from game_result where result_no = 9001"))
                .isEqualTo(first.id().code());
        assertThat(rows.text("select players::text from game_result where result_no = 9002"))
                .isEqualTo("[\"player-0\", \"player-1\"]");
    }

    @Test
    void whatArrivesWhileItIsMadeAnewIsThereAfterwards() throws InterruptedException {
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
    void aProjectionThrownAwayIsMadeAgainToTheSameContent() {
        for (int seats = 2; seats <= 4; seats++) {
            send(table(seats).started().playedOut(new Random(seats)));
        }
        send(table(2).started().played(3, new Random(9)));
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

    private static PlayedTable table(int seats, boolean spectators, Clock clock) {
        var terms = new TableTerms(
                true,
                TableTerms.Visibility.PUBLIC,
                clock,
                spectators,
                0,
                TableTerms.Start.WHEN_FULL,
                2,
                TableTerms.Absence.FORFEIT);
        return PlayedTable.opened(UUID.randomUUID().toString(), "arboretum", seats, terms);
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
