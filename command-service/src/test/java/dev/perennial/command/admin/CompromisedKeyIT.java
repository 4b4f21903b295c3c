package dev.perennial.command.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.auth.token.SpoiltTokens;
import dev.perennial.testing.TestBackends;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.CompletableFuture;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On nodes of its own, because everybody has to sign in again. */
class CompromisedKeyIT {
    @Test
    void nothingRemainsOfWhatCouldBeGotByAStolenKey(@TempDir Path data) throws InterruptedException {
        var database = TestBackends.freshDatabase();
        try (var node = new CommandNode(database, data, "PERENNIAL_NODE_ID=one");
                var other = new CommandNode(database, data, "PERENNIAL_NODE_ID=other")) {
            var admin = Visitor.admin(node);
            var visitor = Visitor.signUp(node);
            String forged = new SpoiltTokens(node).ofTomorrow(visitor.player());
            String secret = node.post("/api/v1/auth/tokens", forged, "{\"label\":\"x\",\"scopes\":[\"play\"]}")
                    .body()
                    .get("secret")
                    .asString();
            String program = exchange(node, secret).body().get("token").asString();
            String link = admin.post("/auth/admin/players/" + visitor.player() + "/recovery-link", "{}")
                    .body()
                    .get("link")
                    .asString()
                    .replace("/recover#", "");
            assertThat(me(other, forged)).isEqualTo(200);

            assertThat(admin.post("/auth/admin/keys", "{\"compromised\":false}").status())
                    .isEqualTo(200);
            assertThat(me(node, forged)).as("an ordinary change hurts nobody").isEqualTo(200);
            var meanwhile = new ArrayList<String>();
            var replacing =
                    CompletableFuture.supplyAsync(() -> admin.post("/auth/admin/keys", "{\"compromised\":true}"));
            var got = exchange(node, secret);
            while (got.status() == 200 && !replacing.isDone()) {
                meanwhile.add(got.body().get("token").asString());
                Thread.sleep(100); // no more often than an address may
                got = exchange(node, secret);
            }
            var replaced = replacing.join();
            assertThat(replaced.status()).isEqualTo(200);
            assertThat(meanwhile).as("what was got before all nodes knew").allMatch(token -> me(node, token) == 401);
            assertThat(replaced.body().get("keys").size()).isEqualTo(1);

            for (String token : new String[] {forged, program, visitor.token(), admin.token()}) {
                assertThat(me(node, token)).isEqualTo(401);
                // Within its memory of good tokens, long before it forgets them.
                assertThat(me(other, token)).isEqualTo(401);
            }
            assertThat(visitor.refresh().code()).isEqualTo("SESSION_OVER");
            assertThat(admin.refresh().code()).isEqualTo("SESSION_OVER");
            assertThat(exchange(node, secret).code()).isEqualTo("BAD_TOKEN");
            assertThat(node.post(
                                    "/api/v1/auth/recover",
                                    null,
                                    "{\"link\":\"%s\",\"newPassword\":\"the thief's own\"}".formatted(link))
                            .code())
                    .isEqualTo("BAD_RECOVERY");

            var again = visitor.signIn(Visitor.PASSWORD);
            assertThat(again.me().status()).isEqualTo(200);
            Awaitility.await().until(() -> me(other, again.token()) == 200);
            assertThat(admin.signIn(Visitor.PASSWORD)
                            .get("/auth/admin/actions")
                            .raw()
                            .body())
                    .contains("KEYS_ROTATED", "KEYS_REPLACED");
        }
    }

    private static int me(CommandNode node, String token) {
        return node.get("/api/v1/auth/me", token).status();
    }

    private static CommandNode.Answer exchange(CommandNode node, String secret) {
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}");
    }
}
