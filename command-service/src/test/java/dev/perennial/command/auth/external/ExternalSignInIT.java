package dev.perennial.command.auth.external;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jwt.JWTClaimsSet;
import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.auth.Visitor;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** A browser signs in by way of another provider, which runs here. */
class ExternalSignInIT {
    private static final CommandNode node = CommandNode.shared();
    private final TestIssuer issuer = CommandNode.issuer();

    @AfterEach
    void straighten() {
        issuer.twist = UnaryOperator.identity();
        issuer.signer = issuer.own();
    }

    @Test
    void whoComesTheFirstTimeGetsAnAccountAndFindsItAgain() throws Exception {
        issuer.subject = "first-and-again";
        var first = me(signIn());
        assertThat(first.body().get("displayName").asString()).isEqualTo("Club first-and-again");
        assertThat(first.body().get("hasPassword").asBoolean()).isFalse();
        assertThat(first.body().get("guest").asBoolean()).isFalse();
        var again = me(signIn());
        assertThat(again.body().get("player")).isEqualTo(first.body().get("player"));
        issuer.subject = "somebody-else";
        assertThat(me(signIn()).body().get("player")).isNotEqualTo(first.body().get("player"));
    }

    @Test
    void theCookieOfTheWayThereGoesAsSoonAsOneIsBack() throws Exception {
        var started = start();
        assertThat(cookies(started).getFirst())
                .startsWith("perennial_external=")
                .contains("HttpOnly", "SameSite=Lax", "Path=/api/v1/auth/external");
        var back = follow(started);
        assertThat(back.raw().headers().firstValue("Location")).contains("/account?signed-in=external");
        assertThat(cookies(back)).hasSize(3).allMatch(each -> each.contains("HttpOnly"));
        assertThat(cookies(back).getLast()).contains("perennial_external=;", "Max-Age=0");
    }

    /** Mistakes and attacks of an external provider. */
    enum Twist {
        NONCE,
        AUDIENCE,
        ISSUER,
        EXPIRED,
        SIGNATURE
    }

    @ParameterizedTest
    @EnumSource
    void anIdTokenThatIsNotForThisSignInOpensNothing(Twist twist) throws Exception {
        long before = accounts();
        issuer.subject = "twisted-" + twist;
        issuer.twist = claims -> twisted(claims, twist);
        if (twist == Twist.SIGNATURE) {
            issuer.signer = TestIssuer.key();
        }
        var back = signIn();
        assertThat(back.raw().headers().firstValue("Location")).contains("/account?failed=EXTERNAL_FAILED");
        assertThat(cookies(back)).singleElement().asString().contains("Max-Age=0");
        assertThat(accounts()).isEqualTo(before);
    }

    @Test
    void onlyTheBrowserThatSetOutCanComeBack() throws Exception {
        var started = start();
        URI callback = authorize(started);
        var other = node.send("GET", callback.getRawPath() + "?" + callback.getRawQuery(), null, null);
        assertThat(other.raw().headers().firstValue("Location")).contains("/account?failed=EXTERNAL_STATE");
        var denied = node.send(
                "GET",
                callback.getRawPath() + "?error=access_denied&state="
                        + TestIssuer.query(callback).get("state"),
                null,
                null,
                "Cookie",
                cookie(started));
        assertThat(denied.raw().headers().firstValue("Location")).contains("/account?failed=EXTERNAL_DENIED");
    }

    @Test
    void aSuspendedPlayerStaysOutThisWayToo() throws Exception {
        issuer.subject = "will-be-suspended";
        String player = me(signIn()).body().get("player").asString();
        Visitor.admin(node).send("PUT", "/auth/admin/players/" + player + "/suspension", "{\"reason\":\"no\"}");
        assertThat(signIn().raw().headers().firstValue("Location")).contains("/account?failed=SUSPENDED");
    }

    @Test
    void whoIsErasedIsForgottenByHisIdentityToo() throws Exception {
        issuer.subject = "comes-back-as-another";
        var back = signIn();
        String player = me(back).body().get("player").asString();
        String token = cookies(back).getFirst().split("[=;]")[1];
        assertThat(node.post("/api/v1/auth/erase", token, "{}").status()).isEqualTo(204);
        assertThat(me(signIn()).body().get("player").asString()).isNotEqualTo(player);
    }

    private static JWTClaimsSet.Builder twisted(JWTClaimsSet.Builder claims, Twist twist) {
        return switch (twist) {
            case NONCE -> claims.claim("nonce", "another");
            case AUDIENCE -> claims.audience("another-client");
            case ISSUER -> claims.issuer("http://127.0.0.1:1");
            case EXPIRED -> claims.expirationTime(Date.from(Instant.now().minusSeconds(600)));
            case SIGNATURE -> claims;
        };
    }

    private static Answer start() {
        var answer = node.send("GET", "/api/v1/auth/external/start", null, null);
        assertThat(answer.status()).isEqualTo(302);
        return answer;
    }

    private static Answer signIn() throws Exception {
        return follow(start());
    }

    private static Answer follow(Answer started) throws Exception {
        URI callback = authorize(started);
        return node.send(
                "GET", callback.getRawPath() + "?" + callback.getRawQuery(), null, null, "Cookie", cookie(started));
    }

    private static URI authorize(Answer started) throws IOException, InterruptedException {
        var there = URI.create(started.raw().headers().firstValue("Location").orElseThrow());
        try (var client = HttpClient.newHttpClient()) {
            var answer = client.send(HttpRequest.newBuilder(there).build(), HttpResponse.BodyHandlers.discarding());
            assertThat(answer.statusCode()).isEqualTo(302);
            return URI.create(answer.headers().firstValue("Location").orElseThrow());
        }
    }

    private static String cookie(Answer started) {
        return cookies(started).getFirst().split(";", 2)[0];
    }

    private static List<String> cookies(Answer answer) {
        return answer.raw().headers().allValues("Set-Cookie");
    }

    private static Answer me(Answer back) {
        var me = node.send(
                "GET",
                "/api/v1/auth/me",
                null,
                null,
                "Cookie",
                cookies(back).getFirst().split(";", 2)[0]);
        assertThat(me.status()).as(back.raw().toString()).isEqualTo(200);
        return me;
    }

    private static long accounts() {
        Long count = node.bean(JdbcTemplate.class).queryForObject("select count(*) from account", Long.class);
        return count == null ? -1 : count;
    }
}
