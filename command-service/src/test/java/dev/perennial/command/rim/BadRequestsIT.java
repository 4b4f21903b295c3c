package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.SpoiltTokens;
import dev.perennial.command.auth.Visitor;
import dev.perennial.testing.bad.Endpoint;
import dev.perennial.testing.bad.Onslaught;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Whatever is sent, nothing breaks, nothing is stored and nothing is told about the inside. */
class BadRequestsIT {
    private static final int EACH = Boolean.getBoolean("perennial.full") ? 500 : 30;
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
        new Onslaught(node.uri("/"), tokens, EACH, List.of(OTHERS_TABLE)).on(endpoint);
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

    private static long events() {
        Long count =
                node.bean(JdbcTemplate.class).queryForObject("select count(*) from domain_event_entry", Long.class);
        return count == null ? -1 : count;
    }
}
