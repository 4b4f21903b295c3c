package dev.perennial.command.auth.signin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

class SignInIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void whoSignsUpIsInAndCanSignInAgain() {
        var visitor = Visitor.signUp(node);
        assertThat(visitor.player()).startsWith("p-");
        assertThat(visitor.codes()).hasSize(8).doesNotHaveDuplicates();
        var me = visitor.me().body();
        assertThat(me.get("player").asString()).isEqualTo(visitor.player());
        assertThat(me.get("name").asString()).isEqualTo(visitor.name());
        assertThat(me.get("displayName").asString()).isEqualTo(visitor.name());
        assertThat(me.get("guest").asBoolean()).isFalse();
        assertThat(me.get("roles").valueStream().map(each -> each.asString())).containsExactly("player");
        assertThat(me.get("recoveryCodesLeft").asInt()).isEqualTo(8);
        assertThat(visitor.signIn(Visitor.PASSWORD).player()).isEqualTo(visitor.player());
        assertThat(visitor.openTable().status()).isEqualTo(201);
    }

    @Test
    void aNameBelongsToOneHoweverItIsWritten() {
        var visitor = Visitor.signUp(node);
        String capitals = visitor.name().toUpperCase(java.util.Locale.ROOT);
        var again = node.post("/api/v1/auth/sign-up", null, Visitor.credentials(capitals, Visitor.PASSWORD));
        assertThat(again.status()).isEqualTo(409);
        assertThat(again.code()).isEqualTo("NAME_TAKEN");
        var signIn = node.post("/api/v1/auth/sign-in", null, Visitor.credentials(capitals, Visitor.PASSWORD));
        assertThat(signIn.body().get("player").asString()).isEqualTo(visitor.player());
    }

    @Test
    void unknownNameAndWrongPasswordAnswerAlike() {
        var visitor = Visitor.signUp(node);
        var wrong = node.post("/api/v1/auth/sign-in", null, Visitor.credentials(visitor.name(), "wrong password"));
        var unknown = node.post("/api/v1/auth/sign-in", null, Visitor.credentials("Nobody", Visitor.PASSWORD));
        var guest = node.post("/api/v1/auth/sign-in", null, Visitor.credentials("", ""));
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.code()).isEqualTo("BAD_CREDENTIALS");
        assertThat(List.of(unknown.status(), guest.status())).containsOnly(401);
        assertThat(List.of(unknown.body(), guest.body())).containsOnly(wrong.body());
        assertThat(unknown.raw().headers().map().keySet())
                .isEqualTo(wrong.raw().headers().map().keySet());
    }

    @Test
    void whoSignsOutIsOutAtOnce() {
        var visitor = Visitor.signUp(node);
        var elsewhere = visitor.signIn(Visitor.PASSWORD);
        assertThat(visitor.post("/auth/sign-out", "{}").status()).isEqualTo(204);
        assertThat(visitor.me().code()).isEqualTo("SESSION_OVER");
        assertThat(visitor.openTable().status()).isEqualTo(401);
        assertThat(visitor.refresh().code()).isEqualTo("SESSION_OVER");
        assertThat(elsewhere.me().status()).isEqualTo(200);
    }

    @Test
    void aRefreshTokenAloneSignsOutTooAndNonsenseDoesNoHarm() {
        var visitor = Visitor.signUp(node);
        assertThat(node.post("/api/v1/auth/sign-out", "nonsense", "{\"refreshToken\":\"pr_nonsense\"}")
                        .status())
                .isEqualTo(204);
        assertThat(visitor.me().status()).isEqualTo(200);
        assertThat(node.post("/api/v1/auth/sign-out", null, "{\"refreshToken\":\"" + visitor.refreshToken() + "\"}")
                        .status())
                .isEqualTo(204);
        assertThat(visitor.me().status()).isEqualTo(401);
    }

    @Test
    void aRefreshTokenGivesTheNextOne() {
        var visitor = Visitor.signUp(node);
        var second = Visitor.of(node, visitor.name(), visitor.refresh());
        assertThat(second.refreshToken()).isNotEqualTo(visitor.refreshToken());
        assertThat(second.me().status()).isEqualTo(200);
        var third = Visitor.of(node, visitor.name(), second.refresh());
        assertThat(third.player()).isEqualTo(visitor.player());
    }

    @Test
    void twoPagesMayRefreshInTheSameMoment() {
        var visitor = Visitor.signUp(node);
        var one = Visitor.of(node, visitor.name(), visitor.refresh());
        var other = Visitor.of(node, visitor.name(), visitor.refresh());
        assertThat(one.refresh().status()).isEqualTo(200);
        assertThat(other.refresh().status()).isEqualTo(200);
    }

    @Test
    void aStolenRefreshTokenEndsTheWholeSignIn() {
        var visitor = Visitor.signUp(node);
        var elsewhere = visitor.signIn(Visitor.PASSWORD);
        var second = Visitor.of(node, visitor.name(), visitor.refresh());
        node.bean(JdbcTemplate.class).update("update refresh_token set used_at = used_at - interval '1 minute'");
        assertThat(visitor.refresh().code()).isEqualTo("SESSION_OVER");
        assertThat(second.refresh().code()).isEqualTo("SESSION_OVER");
        assertThat(second.me().code()).isEqualTo("SESSION_OVER");
        assertThat(elsewhere.me().status()).isEqualTo(200);
    }

    @Test
    void aSignInThatWasNotUsedForLongIsOver() {
        var visitor = Visitor.signUp(node);
        node.bean(JdbcTemplate.class)
                .update(
                        "update sign_in set expires_at = now() - interval '1 second' where player_id = ?",
                        visitor.player());
        assertThat(visitor.refresh().code()).isEqualTo("SESSION_OVER");
    }

    @Test
    void theSecretsAreKeptAsDigestsOnly() {
        var visitor = Visitor.signUp(node);
        var jdbc = node.bean(JdbcTemplate.class);
        for (String table : List.of("account", "sign_in", "refresh_token", "recovery_code", "player_outbox")) {
            var rows = String.join("\n", jdbc.queryForList("select t::text from " + table + " t", String.class));
            assertThat(rows)
                    .doesNotContain(Visitor.PASSWORD)
                    .doesNotContain(visitor.refreshToken())
                    .doesNotContain(visitor.token())
                    .doesNotContain(visitor.codes().getFirst());
        }
    }

    @Test
    void browsersGetCookiesThatNoScriptReads() {
        String body = Visitor.credentials(Visitor.signUp(node).name(), Visitor.PASSWORD);
        var answer = node.post("/api/v1/auth/sign-in", null, body, "Sec-Fetch-Site", "same-origin");
        assertThat(answer.body().has("token")).isFalse();
        assertThat(answer.body().has("refreshToken")).isFalse();
        assertThat(cookies(answer))
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie)
                        .contains("HttpOnly", "SameSite=Strict")
                        .doesNotContain("Secure"));
        assertThat(cookies(answer).getLast())
                .startsWith("perennial_refresh=pr_")
                .contains("Path=/api/v1/auth");
        String[] sent = {"Cookie", cookiePair(answer, 0) + "; " + cookiePair(answer, 1), "Sec-Fetch-Site", "same-origin"
        };
        assertThat(node.get("/api/v1/auth/me", null, sent).status()).isEqualTo(200);
        var refreshed = node.send("POST", "/api/v1/auth/refresh", null, null, sent);
        assertThat(refreshed.status()).isEqualTo(200);
        assertThat(cookies(refreshed)).hasSize(2);
        var out = node.send("POST", "/api/v1/auth/sign-out", null, null, sent);
        assertThat(cookies(out))
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie).contains("Max-Age=0"));
        assertThat(node.get("/api/v1/auth/me", null, sent).status()).isEqualTo(401);
        assertThat(cookies(node.send("POST", "/api/v1/auth/refresh", null, null, sent)))
                .as("a client that is refused a new token does not keep the old one")
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie).contains("Max-Age=0"));
    }

    @Test
    void behindTlsCookiesTravelOnlyEncrypted() {
        String body = Visitor.credentials(Visitor.signUp(node).name(), Visitor.PASSWORD);
        var answer = node.post("/api/v1/auth/sign-in", null, body, "X-Forwarded-Proto", "https");
        assertThat(cookies(answer))
                .hasSize(2)
                .allSatisfy(cookie -> assertThat(cookie).contains("Secure"));
    }

    @Test
    void aBrokenTokenDoesNotKeepAnybodyFromSigningIn() {
        var visitor = Visitor.signUp(node);
        var answer = node.post("/api/v1/auth/sign-in", "broken", Visitor.credentials(visitor.name(), Visitor.PASSWORD));
        assertThat(answer.status()).isEqualTo(200);
        assertThat(node.get("/api/v1/auth/me", "broken").code()).isEqualTo("UNAUTHENTICATED");
    }

    @Test
    void anotherSitesPageCannotSignAnybodyIn() {
        var visitor = Visitor.signUp(node);
        var answer = node.post(
                "/api/v1/auth/sign-in",
                null,
                Visitor.credentials(visitor.name(), Visitor.PASSWORD),
                "Origin",
                "http://evil.example");
        assertThat(answer.code()).isEqualTo("FOREIGN_ORIGIN");
    }

    private static List<String> cookies(Answer answer) {
        return answer.raw().headers().allValues("Set-Cookie");
    }

    private static String cookiePair(Answer answer, int index) {
        return cookies(answer).get(index).split(";", 2)[0];
    }
}
