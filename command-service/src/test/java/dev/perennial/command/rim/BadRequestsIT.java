package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.auth.token.SpoiltTokens;
import dev.perennial.command.table.StoredTable;
import dev.perennial.contract.json.GameJson;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.Games;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.testing.fuzz.Endpoint;
import dev.perennial.testing.fuzz.RequestFuzzer;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Bad requests break nothing, store nothing and reveal nothing about the inside. */
class BadRequestsIT {
    private static final int EACH = Boolean.getBoolean("perennial.full") ? 500 : 15;
    private static final int TURNS = Boolean.getBoolean("perennial.full") ? 40 : 5;
    private static final CommandNode node = CommandNode.shared();
    private static final String OTHERS_TABLE = othersTable();

    static Stream<Endpoint> endpoints() {
        return Endpoints.of(node).stream();
    }

    @Test
    void theEndpointsAreFound() {
        assertThat(endpoints().map(Endpoint::toString))
                .contains("POST /api/v1/tables/{table}/moves", "POST /api/v1/auth/sign-in", "PATCH /api/v1/players/me")
                .hasSizeGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void noBadRequestBreaksAnything(Endpoint endpoint) throws IOException {
        var visitor = endpoint.path().contains("/admin") ? Visitor.admin(node) : Visitor.signUp(node);
        List<String> tokens = new ArrayList<>(List.of("", visitor.token(), visitor.token(), visitor.token()));
        tokens.addAll(new SpoiltTokens(node).all(visitor.player()));
        long events = events();
        new RequestFuzzer(node.uri("/"), tokens, EACH, List.of(OTHERS_TABLE)).on(endpoint);
        assertThat(events()).as("stored by " + endpoint).isEqualTo(events);
    }

    /** A game between two others, under way. */
    private static String othersTable() {
        var owner = Visitor.signUp(node);
        String table = node.post(
                        "/api/v1/tables",
                        owner.token(),
                        "{\"game\":\"arboretum\",\"seats\":2,\"clock\":{\"type\":\"None\"}}")
                .body()
                .get("table")
                .asString();
        for (Visitor each : List.of(owner, Visitor.signUp(node))) {
            assertThat(node.post("/api/v1/tables/" + table + "/seats", each.token(), "{}")
                            .status())
                    .isEqualTo(200);
        }
        return table;
    }

    /** Real moves made wrong, by who may move: they get as far as the rules of the game. */
    @ParameterizedTest
    @ValueSource(strings = {"arboretum", "evergreen-concert", "evergreen-planet", "s-evolution"})
    void aSpoiltMoveOfWhoeverIsAwaitedChangesNothing(String gameId) {
        var game = Games.byId(gameId).orElseThrow();
        int seats = Math.max(2, game.minSeats());
        List<String> tokens =
                Stream.generate(() -> Visitor.signUp(node).token()).limit(seats).toList();
        String body = "{\"game\":\"%s\",\"seats\":%d,\"clock\":{\"type\":\"None\"}}".formatted(gameId, seats);
        String table = node.seated(body, tokens);
        var random = new Random(11);
        TableState now = StoredTable.read(node, table).state();
        // A concert game may be over before.
        for (int turn = 0; turn < TURNS && !now.isOver(); turn++) {
            int seat = now.awaited().first();
            var legal = game.legalMoves(now.runningPosition(), seat).limit(200).toList();
            var move = GameJson.write(legal.get(random.nextInt(legal.size())));
            int number = now.seat(seat).nextMove();
            long events = events();
            for (String wrong : SpoiltMoves.of(move)) {
                if (!isLegal(now, seat, wrong)) {
                    var answer = node.play(table, tokens.get(seat), number, wrong, "spoilt");
                    assertThat(answer.status())
                            .as(wrong + " " + answer.raw().body())
                            .isIn(400, 409, 422);
                    assertThat(answer.code()).as(wrong).isNotEmpty();
                }
            }
            assertThat(events()).as("stored by spoilt moves like " + move).isEqualTo(events);
            assertThat(node.play(table, tokens.get(seat), number, move.toString(), "right-" + turn)
                            .status())
                    .isEqualTo(200);
            now = StoredTable.read(node, table).state();
        }
    }

    /** Another value may happen to be as good as the right one. */
    private static boolean isLegal(TableState table, int seat, String move) {
        var chance = Chance.of(ServerSeed.of(new byte[ServerSeed.LENGTH]).gameSeed(List.of(), "any"));
        return GameJson.readMove(table.game(), Json.mapper().readTree(move))
                .map(read -> table.game()
                        .decide(table.runningPosition(), seat, read, new DecisionContext(Instant.now(), chance)))
                .filter(Decision.Accepted.class::isInstance)
                .isPresent();
    }

    @Test
    void tokensThatAreNotGenuineOpenNothing() {
        var visitor = Visitor.signUp(node);
        for (String token : new SpoiltTokens(node).all(visitor.player())) {
            assertThat(node.get("/api/v1/auth/me", token).status()).as(token).isEqualTo(401);
            var answer = node.post("/api/v1/tables", token, "{\"game\":\"arboretum\",\"seats\":2}");
            assertThat(answer.status()).as(token).isEqualTo(401);
            assertThat(answer.code()).isEqualTo("UNAUTHENTICATED");
        }
    }

    /** Refused by the server itself, before any of our code sees it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/v1/tables/a%2fb HTTP/1.1",
                "GET /api/v1/tables/{ HTTP/1.1",
                "GET /api/v1/tables/%zz HTTP/1.1",
                "NONSENSE",
                "POST /api/v1/auth/sign-in HTTP/1.1\r\nContent-Length: x",
            })
    void whatIsNoGoodHttpIsAProblemToo(String head) throws IOException {
        try (var socket = new Socket("127.0.0.1", node.uri("/").getPort())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream()
                    .write((head + "\r\nHost: x\r\nConnection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer)
                    .startsWith("HTTP/1.1 400")
                    .contains("Content-Type: application/problem+json", "\"code\":\"BAD_REQUEST\"");
        }
    }

    private static long events() {
        Long count =
                node.bean(JdbcTemplate.class).queryForObject("select count(*) from domain_event_entry", Long.class);
        return count == null ? -1 : count;
    }
}
