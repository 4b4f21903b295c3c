package dev.perennial.command.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** This machine is a proxy whose word is believed, and still says nothing about paths. */
class ForwardedPathIT {
    private static final CommandNode node = CommandNode.shared();

    @ParameterizedTest
    @CsvSource({
        "X-Forwarded-Prefix, /api/v1/tables",
        "X-Forwarded-Prefix, /x",
        "X-Original-URL, /api/v1/auth/me",
        "X-Rewrite-URL, /api/v1/auth/me",
    })
    void aHeaderMakesNoTokenTheWholeAccount(String header, String value) {
        var owner = Visitor.signUp(node);
        String program = program(owner, "play");
        String body = "{\"label\":\"mine\",\"scopes\":[\"play\"]}";
        assertThat(node.get("/api/v1/auth/tokens", program, header, value).code())
                .isEqualTo("SCOPE");
        assertThat(node.post("/api/v1/auth/tokens", program, body, header, value)
                        .code())
                .isEqualTo("SCOPE");
        assertThat(node.get("/api/v1/auth/sessions", program, header, value).code())
                .isEqualTo("SCOPE");
        assertThat(node.get("/api/v1/auth/tokens", owner.token(), header, value).status())
                .isEqualTo(200);
    }

    @Test
    void anAdminsProgramGivesNoRoles() {
        var admin = Visitor.admin(node);
        String program = program(admin, "play");
        String path = "/api/v1/auth/admin/players/" + admin.player() + "/roles";
        var answer =
                node.send("PUT", path, program, "{\"roles\":[\"player\"]}", "X-Forwarded-Prefix", "/api/v1/tables");
        assertThat(answer.code()).isEqualTo("SCOPE");
    }

    @ParameterizedTest
    @CsvSource({
        "X-Forwarded-Host, 'games.example/api/v1'",
        "X-Forwarded-Host, '%'",
        "X-Forwarded-Host, 'a b'",
        "X-Forwarded-Host, 'games.example:port'",
        "X-Forwarded-Port, '%'",
        "X-Forwarded-Port, 'many'",
        "X-Forwarded-Port, '70000'",
        "X-Forwarded-Proto, '%'",
        "X-Forwarded-Proto, 'gopher'",
        "X-Forwarded-For, '%'",
        "X-Forwarded-For, 'elsewhere'",
        "X-Forwarded-Prefix, '%'",
        "X-Original-URL, '%'",
        "X-Rewrite-URL, '/%zz'",
        "Forwarded, '%'",
    })
    void aProxyThatSaysNonsenseIsRefused(String header, String value) {
        var answer = node.get("/api/v1/jwks", null, header, value);
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(400);
        assertThat(answer.code()).isEqualTo("MALFORMED");
        assertThat(answer.raw().headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
    }

    private static String program(Visitor owner, String scope) {
        String secret = owner.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"" + scope + "\"]}")
                .body()
                .get("secret")
                .asString();
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                .body()
                .get("token")
                .asString();
    }
}
