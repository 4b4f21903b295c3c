package dev.perennial.command.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.games.GameMove;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.testing.TestBackends;
import dev.perennial.testing.TestDatabase;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

class TableOverHttpIT {
    private static final TestDatabase DATABASE = TestBackends.freshDatabase();

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

    private final String ann = node.signIn("ann");
    private final String ben = node.signIn("ben");

    @Test
    void theDescriptionSaysWhereAKeyIsNeeded() {
        var paths = node.get("/api/docs/command").body().get("paths");
        assertThat(needsKey(paths.get("/api/v1/tables/{table}/moves"))).isTrue();
        assertThat(needsKey(paths.get("/api/v1/tables"))).isFalse();
    }

    private static boolean needsKey(JsonNode path) {
        return path.at("/post/parameters")
                .valueStream()
                .filter(each -> each.get("name").asString().equals("Idempotency-Key"))
                .findFirst()
                .orElseThrow()
                .path("required")
                .asBoolean();
    }

    @Test
    void aWholeGameIsPlayedScoredAndItsSeedRevealed() {
        String table = openAndSit("{\"game\":\"arboretum\",\"seats\":2}");
        var random = new Random(5);
        TableState state = StoredTable.read(node, table).state();
        assertThat(state.serverSeed()).isNull();
        while (state.status() == TableStatus.PLAYING) {
            int seat = state.game().awaited(state.runningPosition()).iterator().next();
            List<GameMove> legal =
                    state.game().legalMoves(state.runningPosition(), seat).toList();
            GameMove move = legal.get(random.nextInt(legal.size()));
            Answer answer = play(
                    table,
                    seat == 0 ? ann : ben,
                    state.seat(seat).nextMove(),
                    GameJson.write(move).toString());
            assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
            StoredTable stored = StoredTable.read(node, table);
            assertThat(answer.body().get("sequence").asLong())
                    .isEqualTo(stored.events().size() - 1);
            state = stored.state();
        }
        assertThat(state.status()).isEqualTo(TableStatus.FINISHED);
        assertThat(state.result())
                .isEqualTo(state.game().result(state.runningPosition()).orElseThrow());
        assertThat(ServerSeed.ofHex(state.serverSeed()).commitment()).isEqualTo(state.commitment());
        assertThat(kinds(table))
                .containsKeys(
                        "table.TableOpened",
                        "table.SeatTaken",
                        "table.PlayStarted",
                        "table.MoveMade",
                        "table.GameFinished",
                        "table.SeedRevealed",
                        "arboretum.CardsDealt",
                        "arboretum.CardDrawn",
                        "arboretum.TreePlanted",
                        "arboretum.CardDiscarded",
                        "arboretum.HandsRevealed",
                        "arboretum.SpeciesScored",
                        "arboretum.GameScored");
        assertThat(play(table, ann, 999, "{\"type\":\"DrawFromDeck\"}").code()).isEqualTo("GAME_OVER");
    }

    @Test
    void theSeedStandsInNoEventWhileTheGameRuns() {
        String table = openAndSit("{\"game\":\"arboretum\",\"seats\":2}");
        byte[] seed = node.bean(JdbcTemplate.class)
                .queryForObject("select seed from server_seed where table_id = ?", byte[].class, table);
        assertThat(node.bean(JdbcTemplate.class)
                        .queryForObject(
                                "select count(*) from domain_event_entry where aggregate_identifier = ?"
                                        + " and (payload::text || meta_data::text) like ?",
                                Long.class,
                                table,
                                "%" + ServerSeed.of(seed).hex() + "%"))
                .isZero();
    }

    @Test
    void anAbortedTableRevealsItsSeedToo() {
        String table = open("{\"game\":\"arboretum\",\"seats\":2}");
        assertThat(node.post("/api/v1/tables/" + table + "/abort", ben, "").code())
                .isEqualTo("NOT_OWNER");
        assertThat(node.post("/api/v1/tables/" + table + "/abort", ann, "").status())
                .isEqualTo(200);
        assertThat(StoredTable.read(node, table).events()).last().isInstanceOf(SeedRevealed.class);
    }

    @Test
    void aMoveSentTwiceCountsOnceAlsoOnAnotherNode() {
        String table = openAndSit("{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\"}");
        String draw = "{\"seatMove\":1,\"move\":{\"type\":\"DrawFromDeck\"}}";
        Answer first = node.post("/api/v1/tables/" + table + "/moves", ann, draw, "Idempotency-Key", "k1");
        Answer second = node.post("/api/v1/tables/" + table + "/moves", ann, draw, "Idempotency-Key", "k1");
        assertThat(second.body()).isEqualTo(first.body());
        try (var other = new CommandNode(DATABASE, data)) {
            Answer third = other.post("/api/v1/tables/" + table + "/moves", ann, draw, "Idempotency-Key", "k1");
            assertThat(third.status())
                    .as("the token of one node is good on the other")
                    .isEqualTo(200);
            assertThat(third.body()).isEqualTo(first.body());
        }
        assertThat(kinds(table)).containsEntry("table.MoveMade", 1L);
    }

    @Test
    void aKeyThatWasUsedForOneMoveIsRefusedForAnother() {
        String table = openAndSit("{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\"}");
        String moves = "/api/v1/tables/" + table + "/moves";
        String draw = "{\"seatMove\":1,\"move\":{\"type\":\"DrawFromDeck\"}}";
        Answer first = node.post(moves, ann, draw, "Idempotency-Key", "k1");
        assertThat(first.status()).isEqualTo(200);
        String other = "{\"seatMove\":1,\"move\":{\"type\":\"Pass\"}}";
        refused(node.post(moves, ann, other, "Idempotency-Key", "k1"), 409, "KEY_REUSED");
        refused(node.post(moves, ann, draw.replace("1,", "2,"), "Idempotency-Key", "k1"), 409, "KEY_REUSED");
        assertThat(kinds(table)).containsEntry("table.MoveMade", 1L);
        assertThat(node.post(moves, ann, draw, "Idempotency-Key", "k1").body()).isEqualTo(first.body());
        assertThat(node.post(moves, ann, draw.replace("1,", "2,"), "Idempotency-Key", "k2")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void refusalsAreProblemsWithCodesAndChangeNothing() {
        String table = openAndSit("{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\"}");
        int before = StoredTable.read(node, table).events().size();
        String draw = "{\"type\":\"DrawFromDeck\"}";
        refused(play(table, ben, 1, draw), 422, "NOT_YOUR_TURN");
        refused(play(table, ann, 1, "{\"type\":\"DrawFromDiscard\",\"seat\":1}"), 422, "SOURCE_EMPTY");
        refused(play(table, ann, 1, "{\"type\":\"DrawFromDiscard\",\"seat\":7}"), 422, "UNKNOWN_SOURCE");
        refused(play(table, ann, 1, "{\"type\":\"Plant\",\"card\":\"O4\",\"x\":0,\"y\":0}"), 422, "WRONG_PHASE");
        refused(play(table, ann, 1, "{\"type\":\"Fly\"}"), 400, "MALFORMED");
        refused(play(table, ann, 2, draw), 409, "FUTURE_MOVE");
        refused(play(table, ann, 0, draw), 409, "STALE_MOVE");
        refused(play(table, node.signIn("eve"), 1, draw), 403, "NOT_SEATED");
        refused(play("no-such-table", ann, 1, draw), 404, "UNKNOWN_TABLE");
        refused(play("bad%20id", ann, 1, draw), 404, "UNKNOWN_TABLE");
        refused(node.post("/api/v1/tables/" + table + "/moves", ann, draw), 400, "MALFORMED");
        refused(
                node.post("/api/v1/tables/" + table + "/moves", ann, "{\"seatMove\":1,\"move\":" + draw + "}"),
                400,
                "IDEMPOTENCY_KEY");
        refused(
                node.post("/api/v1/tables/" + table + "/moves", ann, "{\"seatMove\":", "Idempotency-Key", "k"),
                400,
                "MALFORMED");
        refused(node.post("/api/v1/tables/" + table + "/seats", ann, "{}"), 409, "ALREADY_SEATED");
        refused(node.delete("/api/v1/tables/" + table + "/seats", ann), 409, "CARDS_DEALT");
        refused(node.post("/api/v1/tables", ann, "{\"game\":\"chess\",\"seats\":2}"), 422, "UNKNOWN_GAME");
        refused(node.post("/api/v1/tables", ann, "{\"seats\":2}"), 400, "MALFORMED");
        refused(node.post("/api/v1/tables", ann, "{\"game\":\"arboretum\"}"), 400, "MALFORMED");
        assertThat(StoredTable.read(node, table).events()).hasSize(before);
    }

    @Test
    void onlyWhoIsSignedInMayAct() {
        String opening = "{\"game\":\"arboretum\",\"seats\":2}";
        refused(node.post("/api/v1/tables", null, opening), 401, "UNAUTHENTICATED");
        refused(node.post("/api/v1/tables", ann + "x", opening), 401, "UNAUTHENTICATED");
        refused(node.post("/api/v1/tables", ann, opening, "Origin", "http://elsewhere.example"), 403, "FOREIGN_ORIGIN");
        refused(node.post("/api/v1/auth/dev", null, "{\"name\":\"No Good\"}"), 400, "BAD_NAME");
    }

    @Test
    void theDevelopmentSignInIsOffUnlessAskedFor() {
        try (var closed = new CommandNode(DATABASE, data, "PERENNIAL_DEV_SIGN_IN=false")) {
            refused(closed.post("/api/v1/auth/dev", null, "{\"name\":\"ann\"}"), 404, "NOT_FOUND");
        }
    }

    private String open(String body) {
        Answer opened = node.post("/api/v1/tables", ann, body);
        assertThat(opened.status()).as(opened.toString()).isEqualTo(201);
        return opened.body().get("table").asString();
    }

    private String openAndSit(String body) {
        String table = open(body);
        for (String token : List.of(ann, ben)) {
            Answer seated = node.post("/api/v1/tables/" + table + "/seats", token, "{\"clientSeed\":\"mine\"}");
            assertThat(seated.status()).as(seated.toString()).isEqualTo(200);
        }
        return table;
    }

    private Answer play(String table, String token, int number, String move) {
        return node.play(table, token, number, move, "key-" + number);
    }

    private static void refused(Answer answer, int status, String code) {
        assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.contentType()).startsWith("application/problem+json");
        assertThat(answer.body().path("detail").asString()).isNotBlank();
        assertThat(answer.raw().body()).doesNotContain("Exception").doesNotContain("dev.perennial");
    }

    private static Map<String, Long> kinds(String table) {
        return node
                .bean(JdbcTemplate.class)
                .query(
                        "select payload_type, count(*) from domain_event_entry"
                                + " where aggregate_identifier = ? group by 1",
                        (row, _) -> Map.entry(row.getString(1), row.getLong(2)),
                        table)
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
