package dev.perennial.command.auth.token;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.jdbc.core.JdbcTemplate;

class PersonalTokenIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void aProgramActsInItsOwnersNameWithinItsScopes() {
        var owner = Visitor.signUp(node);
        String program = exchange(make(owner, "play")).body().get("token").asString();
        assertThat(node.get("/api/v1/auth/me", program).body().get("player").asString())
                .isEqualTo(owner.player());
        assertThat(node.post("/api/v1/tables", program, "{\"game\":\"arboretum\",\"seats\":2}")
                        .status())
                .isEqualTo(201);
        assertThat(node.post("/api/v1/auth/password", program, "{}").code()).isEqualTo("SCOPE");
        assertThat(node.get("/api/v1/auth/tokens", program).code()).isEqualTo("SCOPE");
        assertThat(node.get("/api/v1/%61uth/tokens", owner.token()).status())
                .as("the same place")
                .isEqualTo(200);
        assertThat(node.get("/api/v1/%61uth/tokens", program).code()).isEqualTo("SCOPE");
        assertThat(node.post("/api/v1/tables/t/%61djudication", program, "{}").code())
                .isEqualTo("SCOPE");
        String reader = exchange(make(owner, "read")).body().get("token").asString();
        assertThat(node.post("/api/v1/tables", reader, "{\"game\":\"arboretum\",\"seats\":2}")
                        .code())
                .isEqualTo("SCOPE");
    }

    @Test
    void aTokenThatIsTakenBackIsDeadAtOnceAndSoIsWhatCameOfIt() {
        var owner = Visitor.signUp(node);
        String secret = make(owner, "play");
        String program = exchange(secret).body().get("token").asString();
        var listed = owner.get("/auth/tokens").body().get("tokens").get(0);
        assertThat(listed.get("usedAt").isNull()).isFalse();
        assertThat(listed.has("secret")).isFalse();
        String id = listed.get("id").asString();
        assertThat(Visitor.signUp(node).code("DELETE", "/auth/tokens/" + id, null))
                .isEqualTo("UNKNOWN_TOKEN");
        assertThat(owner.send("DELETE", "/auth/tokens/" + id, null).status()).isEqualTo(204);
        assertThat(exchange(secret).code()).isEqualTo("BAD_TOKEN");
        assertThat(node.get("/api/v1/auth/me", program).code()).isEqualTo("SESSION_OVER");
        assertThat(owner.get("/auth/tokens").body().get("tokens").size()).isZero();
        assertThat(owner.me().status()).isEqualTo(200);
    }

    /** The list of revocations stays short: only accounts with a token are in it. */
    @Test
    void ofATokenThatWasNeverUsedNobodyIsTold() {
        var owner = Visitor.signUp(node);
        var _ = make(owner, "play");
        String used = make(owner, "play");
        assertThat(exchange(used).status()).isEqualTo(200);
        var ids = owner.get("/auth/tokens")
                .body()
                .get("tokens")
                .valueStream()
                .map(each -> each.get("id").asString())
                .toList();
        ids.forEach(id -> assertThat(
                        owner.send("DELETE", "/auth/tokens/" + id, null).status())
                .isEqualTo(204));
        assertThat(node.bean(Revocations.class).now().sessions())
                .contains(ids.getLast())
                .doesNotContain(ids.getFirst());
    }

    @Test
    void whoGetsHisAccountBackShutsOutEveryProgram() {
        var owner = Visitor.signUp(node);
        String secret = make(owner, "play");
        String program = exchange(secret).body().get("token").asString();
        var recovered = node.post(
                "/api/v1/auth/recover",
                null,
                "{\"name\":\"" + owner.name() + "\",\"code\":\"" + owner.codes().getFirst()
                        + "\",\"newPassword\":\"a newer password\"}");
        assertThat(recovered.status()).isEqualTo(200);
        assertThat(exchange(secret).code()).isEqualTo("BAD_TOKEN");
        assertThat(node.get("/api/v1/auth/me", program).code()).isEqualTo("SESSION_OVER");
    }

    @Test
    void anExpiredTokenIsWorthNothing() {
        var owner = Visitor.signUp(node);
        String secret = make(owner, "play");
        node.bean(JdbcTemplate.class)
                .update(
                        "update personal_token set expires_at = now() + interval '90 seconds' where player_id = ?",
                        owner.player());
        assertThat(exchange(secret).body().get("expiresIn").asLong()).isBetween(30L, 90L);
        node.bean(JdbcTemplate.class)
                .update(
                        "update personal_token set expires_at = now() - interval '1 second' where player_id = ?",
                        owner.player());
        assertThat(exchange(secret).code()).isEqualTo("BAD_TOKEN");
    }

    @Test
    void onlyADigestOfItIsKept() {
        String secret = make(Visitor.signUp(node), "play");
        List<String> rows =
                node.bean(JdbcTemplate.class).queryForList("select t::text from personal_token t", String.class);
        assertThat(rows).isNotEmpty().noneMatch(row -> row.contains(secret));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{\"scopes\":[\"play\"]}; BAD_TEXT",
                "{\"label\":\"x\"}; BAD_SCOPES",
                "{\"label\":\"x\",\"scopes\":[\"admin\"]}; BAD_SCOPES",
                "{\"label\":\"x\",\"scopes\":[\"play\",\"play\"]}; BAD_SCOPES",
                "{\"label\":\"x\",\"scopes\":[null]}; MALFORMED",
                "{\"label\":\"x\",\"scopes\":[\"play\"],\"days\":0}; BAD_DAYS",
                "{\"label\":\"x\",\"scopes\":[\"play\"],\"days\":400}; BAD_DAYS",
                "{\"label\":\"x\",\"scopes\":[\"play\"],\"days\":\"7\"}; MALFORMED",
            })
    void aTokenSaysWhatItIsForAndForHowLong(String body, String code) {
        assertThat(Visitor.signUp(node).code("POST", "/auth/tokens", body)).isEqualTo(code);
    }

    private static String make(Visitor owner, String scope) {
        var made = owner.post("/auth/tokens", "{\"label\":\"my bot\",\"scopes\":[\"" + scope + "\"]}");
        assertThat(made.status()).isEqualTo(201);
        return made.body().get("secret").asString();
    }

    private static Answer exchange(String secret) {
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}");
    }
}
