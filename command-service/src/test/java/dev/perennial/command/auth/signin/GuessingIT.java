package dev.perennial.command.auth.signin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.table.StoredTable;
import dev.perennial.testing.TestBackends;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How far one gets by trying. Each test comes from an address of its own. */
class GuessingIT {
    @TempDir
    static Path data;

    private static CommandNode node;

    @BeforeAll
    static void start() {
        node = new CommandNode(
                TestBackends.freshDatabase(),
                data,
                "perennial.auth.failures=5",
                "perennial.auth.failures-everywhere=8",
                "perennial.auth.attempts=12",
                "perennial.auth.newcomers=4",
                "PERENNIAL_TABLES_PER_HOUR=4",
                "PERENNIAL_COMMANDS_PER_SECOND=2");
    }

    @AfterAll
    static void stop() {
        node.close();
    }

    @Test
    void aNamesPasswordCanBeTriedFiveTimesFromOneAddress() {
        var visitor = Visitor.signUp(node);
        for (int i = 0; i < 5; i++) {
            assertThat(signIn(visitor.name(), "a wrong one", "192.0.2.1")).isEqualTo("BAD_CREDENTIALS");
        }
        assertThat(signIn(visitor.name(), Visitor.PASSWORD, "192.0.2.1")).isEqualTo("RATE_LIMITED");
        assertThat(signIn(visitor.name().toUpperCase(java.util.Locale.ROOT), Visitor.PASSWORD, "192.0.2.1"))
                .isEqualTo("RATE_LIMITED");
        assertThat(signIn(visitor.name(), Visitor.PASSWORD, "192.0.2.9"))
                .as("who guesses keeps nobody else out")
                .isEmpty();
        String recovery = "{\"name\":\"%s\",\"code\":\"%s\",\"newPassword\":\"a newer password\"}"
                .formatted(visitor.name(), visitor.codes().getFirst());
        assertThat(node.post("/api/v1/auth/recover", null, recovery, "X-Forwarded-For", "192.0.2.1")
                        .status())
                .as("who forgot his password has his codes")
                .isEqualTo(200);
    }

    @Test
    void manyAddressesTogetherGetNoFurtherThanEightTries() {
        for (int i = 0; i < 8; i++) {
            assertThat(signIn("wanted-name", "a wrong one", "192.0.2." + (100 + i)))
                    .isEqualTo("BAD_CREDENTIALS");
        }
        assertThat(signIn("wanted-name", "a wrong one", "192.0.2.200")).isEqualTo("RATE_LIMITED");
    }

    @Test
    void whatIsRefusedAtOneAddressDoesNotCountForTheOthers() {
        for (int i = 0; i < 11; i++) {
            assertThat(signIn("one-name", "a wrong one", "192.0.2.50"))
                    .isEqualTo(i < 5 ? "BAD_CREDENTIALS" : "RATE_LIMITED");
        }
        assertThat(signIn("one-name", "a wrong one", "192.0.2.51")).isEqualTo("BAD_CREDENTIALS");
    }

    @Test
    void nobodyOpensTablesAndSeatsBotsWithoutEnd() {
        String eve = node.signIn("eve");
        String two = "{\"game\":\"arboretum\",\"seats\":2,\"bots\":[\"random\"]}";
        String table = node.post("/api/v1/tables", eve, two).body().get("table").asString();
        assertThat(node.post("/api/v1/tables", eve, "{\"game\":\"no game\",\"seats\":2}")
                        .code())
                .as("what is refused does not count")
                .isEqualTo("UNKNOWN_GAME");
        assertThat(node.post("/api/v1/tables", eve, two).status()).isEqualTo(201);
        assertThat(node.post("/api/v1/tables", eve, two).code()).isEqualTo("RATE_LIMITED");
        assertThat(node.post("/api/v1/tables/" + table + "/bots", eve, "{\"level\":\"random\"}")
                        .code())
                .isEqualTo("RATE_LIMITED");
        assertThat(node.post("/api/v1/tables", node.signIn("ann"), two).status())
                .as("others play on")
                .isEqualTo(201);
        String max = node.signIn("max");
        String four = "{\"game\":\"arboretum\",\"seats\":4}";
        String filled =
                node.post("/api/v1/tables", max, four).body().get("table").asString();
        assertThat(node.post("/api/v1/tables/" + filled + "/start", max, "{\"fill\":\"random\"}")
                        .status())
                .isEqualTo(200);
        assertThat(node.post("/api/v1/tables", max, four).code())
                .as("bots that fill a table count too")
                .isEqualTo("RATE_LIMITED");
    }

    @Test
    void nobodyFillsTheStoreByChangingHisMind() {
        String mallory = node.signIn("mallory");
        String table = node.post("/api/v1/tables", mallory, "{\"game\":\"arboretum\",\"seats\":2}")
                .body()
                .get("table")
                .asString();
        String seats = "/api/v1/tables/" + table + "/seats";
        int done = 0;
        CommandNode.Answer answer = node.post(seats, mallory, "{}");
        while (answer.status() == 200 && done < 100) {
            done++;
            answer = done % 2 == 0 ? node.post(seats, mallory, "{}") : node.delete(seats, mallory);
        }
        assertThat(answer.status()).isEqualTo(429);
        assertThat(answer.code()).isEqualTo("RATE_LIMITED");
        assertThat(answer.raw().headers().firstValue("Retry-After")).contains("1");
        assertThat(StoredTable.read(node, table).events()).hasSize(1 + done);
        assertThat(node.post(seats, node.signIn("ben"), "{}").status())
                .as("others sit down")
                .isEqualTo(200);
    }

    @Test
    void nobodyChangesHisAccountWithoutEnd() {
        var visitor = Visitor.signUp(node);
        assertThat(afterMany(() -> visitor.send("PATCH", "/players/me", "{\"displayName\":\"Restless\"}")))
                .isEqualTo("RATE_LIMITED");
        assertThat(afterMany(() -> visitor.send("POST", "/auth/tokens", "{\"label\":\"x\",\"scopes\":[\"play\"]}")))
                .isEqualTo("RATE_LIMITED");
        assertThat(visitor.me().status()).as("looking is free").isEqualTo(200);
    }

    /** The code of the first refusal. */
    private static String afterMany(Supplier<CommandNode.Answer> request) {
        return Stream.generate(request)
                .limit(100)
                .filter(answer -> answer.status() >= 400)
                .map(CommandNode.Answer::code)
                .findFirst()
                .orElse("");
    }

    @Test
    void anUnknownNameIsLimitedInTheSameWay() {
        for (int i = 0; i < 5; i++) {
            assertThat(signIn("unknown-name", "a wrong one", "198.51.100.1")).isEqualTo("BAD_CREDENTIALS");
        }
        assertThat(signIn("unknown-name", "a wrong one", "198.51.100.1")).isEqualTo("RATE_LIMITED");
    }

    @Test
    void whoKnowsHisPasswordIsNotLimitedByItsUse() {
        var visitor = Visitor.signUp(node);
        for (int i = 0; i < 8; i++) {
            assertThat(signIn(visitor.name(), Visitor.PASSWORD, "203.0.113." + i))
                    .isEmpty();
        }
    }

    @Test
    void oneAddressCanTryTwelveNames() {
        for (int i = 0; i < 12; i++) {
            assertThat(signIn("name-" + i, "a wrong one", "203.0.113.77")).isEqualTo("BAD_CREDENTIALS");
        }
        assertThat(signIn("name-13", "a wrong one", "203.0.113.77")).isEqualTo("RATE_LIMITED");
        assertThat(signIn("name-13", "a wrong one", "203.0.113.78")).isEqualTo("BAD_CREDENTIALS");
    }

    @Test
    void refreshTokensAreNotTriedWithoutEnd() {
        for (int i = 0; i < 12; i++) {
            assertThat(refresh("pr_invented", "203.0.113.90").code()).isEqualTo("SESSION_OVER");
        }
        var limited = refresh("pr_invented", "203.0.113.90");
        assertThat(limited.code()).isEqualTo("RATE_LIMITED");
        assertThat(limited.raw().headers().allValues("Set-Cookie"))
                .as("he may be good")
                .isEmpty();
        var visitor = Visitor.signUp(node);
        String token = visitor.refreshToken();
        for (int i = 0; i < 15; i++) {
            var answer = refresh(token, "203.0.113.91");
            assertThat(answer.status()).as("who is known goes on").isEqualTo(200);
            token = answer.body().get("refreshToken").asString();
        }
        String last = token;
        assertThat(afterMany(() -> refresh(last, "203.0.113.91")))
                .as("but not without end")
                .isEqualTo("RATE_LIMITED");
        assertThat(node.post("/api/v1/auth/sign-out", null, "{}", "X-Forwarded-For", "203.0.113.90")
                        .status())
                .as("anyone can sign out")
                .isEqualTo(204);
    }

    private static CommandNode.Answer refresh(String token, String address) {
        String body = "{\"refreshToken\":\"" + token + "\"}";
        return node.post("/api/v1/auth/refresh", null, body, "X-Forwarded-For", address);
    }

    @Test
    void oneAddressMakesNoMoreThanFourPlayers() {
        for (int i = 0; i < 4; i++) {
            assertThat(guest()).isEqualTo(200);
        }
        assertThat(guest()).isEqualTo(429);
        var refused = node.post(
                "/api/v1/auth/sign-up",
                null,
                Visitor.credentials(Visitor.freshName(), Visitor.PASSWORD),
                "X-Forwarded-For",
                "2001:db8::2");
        assertThat(refused.code()).isEqualTo("RATE_LIMITED");
        assertThat(refused.raw().headers().firstValue("Retry-After")).contains("900");
    }

    private static int guest() {
        return node.send("POST", "/api/v1/auth/guest", null, null, "X-Forwarded-For", "2001:db8::1")
                .status();
    }

    private static String signIn(String name, String password, String address) {
        return node.post("/api/v1/auth/sign-in", null, Visitor.credentials(name, password), "X-Forwarded-For", address)
                .code();
    }
}
