package dev.perennial.command.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.JdbcTemplate;

class AdminIT {
    private static final CommandNode node = CommandNode.shared();
    private static Visitor admin;

    @BeforeAll
    static void appoint() {
        admin = Visitor.admin(node);
    }

    @Test
    void theCommandLineMakesAnAccountWithALinkToChooseThePassword() {
        String name = Visitor.freshName();
        var outcome = firstAdmin().make(name, false);
        assertThat(outcome.done()).isTrue();
        assertThat(outcome.text()).startsWith(name + " is an admin now.").contains("at your own address: /recover#pl_");
        var opened = Visitor.of(node, name, open(outcome.text().replaceAll("(?s).*#", "")));
        assertThat(opened.get("/auth/admin/players").status()).isEqualTo(200);
        assertThat(opened.me().body().get("roles").toString()).isEqualTo("[\"player\",\"admin\"]");
        assertThat(firstAdmin().make(name, false).text()).isEqualTo(name + " is an admin now.");
        assertThat(firstAdmin().make(name, true).text()).contains("#pl_");
        assertThat(firstAdmin().make("a bad name", false).done()).isFalse();
    }

    @Test
    void anAccountThatExistsBecomesAdminAndKeepsItsPassword() {
        var visitor = Visitor.signUp(node);
        assertThat(visitor.code("GET", "/auth/admin/players", null)).isEqualTo("ADMIN_ONLY");
        assertThat(firstAdmin().make(visitor.name(), false).text()).doesNotContain("#");
        assertThat(visitor.get("/auth/admin/players").status()).isEqualTo(200);
        assertThat(visitor.signIn(Visitor.PASSWORD).player()).isEqualTo(visitor.player());
    }

    @Test
    void aLinkOpensAnAccountOnceAndOnlyTheLastOneDoes() {
        var visitor = Visitor.signUp(node);
        String first = link(visitor);
        String second = link(visitor);
        assertThat(open(first).code()).isEqualTo("BAD_RECOVERY");
        assertThat(open("pl_invented").code()).isEqualTo("BAD_RECOVERY");
        var opened = Visitor.of(node, visitor.name(), open(second));
        assertThat(opened.player()).isEqualTo(visitor.player());
        assertThat(visitor.me().status()).isEqualTo(401);
        assertThat(open(second).code()).isEqualTo("BAD_RECOVERY");
        assertThat(visitor.signIn("chosen by the link").me().status()).isEqualTo(200);
    }

    @Test
    void aLinkThatIsTooOldOpensNothing() {
        var visitor = Visitor.signUp(node);
        String link = link(visitor);
        node.bean(JdbcTemplate.class)
                .update(
                        "update recovery_link set expires_at = now() - interval '1 second' where player_id = ?",
                        visitor.player());
        assertThat(open(link).code()).isEqualTo("BAD_RECOVERY");
    }

    @Test
    void aGuestHasNothingToRecover() {
        var guest = Visitor.guest(node);
        assertThat(admin.code("POST", player(guest) + "/recovery-link", "{}")).isEqualTo("NO_NAME");
        assertThat(admin.code("PUT", player(guest) + "/roles", "{\"roles\":[\"player\",\"admin\"]}"))
                .isEqualTo("NO_NAME");
    }

    @Test
    void aSuspendedPlayersTokensDieAtOnce() {
        var visitor = Visitor.signUp(node);
        String secret = visitor.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"play\"]}")
                .body()
                .get("secret")
                .asString();
        String program = exchange(secret).body().get("token").asString();
        assertThat(admin.code("PUT", player(visitor) + "/suspension", "{}")).isEqualTo("BAD_TEXT");
        var suspended = admin.send("PUT", player(visitor) + "/suspension", "{\"reason\":\"two accounts\"}");
        assertThat(suspended.status()).isEqualTo(200);
        assertThat(suspended.body().get("suspendedBecause").asString()).isEqualTo("two accounts");
        assertThat(visitor.openTable().code()).isEqualTo("SUSPENDED");
        assertThat(node.post("/api/v1/tables", program, "{}").code()).isEqualTo("SUSPENDED");
        assertThat(exchange(secret).code()).isEqualTo("SUSPENDED");
        assertThat(visitor.refresh().status()).isIn(401, 403);
        var refused = node.post("/api/v1/auth/sign-in", null, Visitor.credentials(visitor.name(), Visitor.PASSWORD));
        assertThat(refused.code()).isEqualTo("SUSPENDED");
        assertThat(refused.body().get("params").get("reason").asString()).isEqualTo("two accounts");
        assertThat(admin.code("PUT", player(visitor) + "/suspension", "{\"reason\":\"again\"}"))
                .isEqualTo("SUSPENDED_ALREADY");

        var readmitted = admin.send("DELETE", player(visitor) + "/suspension", null);
        assertThat(readmitted.body().get("suspendedAt").isNull()).isTrue();
        assertThat(visitor.me().status()).isEqualTo(401);
        assertThat(visitor.signIn(Visitor.PASSWORD).openTable().status()).isEqualTo(201);
        assertThat(actions("SUSPENDED")).anyMatch(each -> each.contains(visitor.player()));
        assertThat(actions("READMITTED")).anyMatch(each -> each.contains(visitor.player()));
    }

    @Test
    void aRoleIsGivenAndItsLossIsFeltAtOnce() {
        var visitor = Visitor.signUp(node);
        var given = admin.send("PUT", player(visitor) + "/roles", "{\"roles\":[\"organiser\",\"player\"]}");
        assertThat(given.body().get("roles").toString()).isEqualTo("[\"player\",\"organiser\"]");
        assertThat(visitor.me().status()).isEqualTo(200);
        var refreshed = Visitor.of(node, visitor.name(), visitor.refresh());
        String program = exchange(refreshed
                        .post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"organise\"]}")
                        .body()
                        .get("secret")
                        .asString())
                .body()
                .get("token")
                .asString();
        assertThat(node.get("/api/v1/auth/me", program).status()).isEqualTo(200);
        admin.send("PUT", player(visitor) + "/roles", "{\"roles\":[\"player\"]}");
        assertThat(refreshed.me().code()).isEqualTo("SESSION_OVER");
        assertThat(node.get("/api/v1/auth/me", program).code()).isEqualTo("SESSION_OVER");
        assertThat(visitor.signIn(Visitor.PASSWORD).me().body().get("roles").toString())
                .isEqualTo("[\"player\"]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"roles\":[]}",
                "{\"roles\":[\"admin\"]}",
                "{\"roles\":[\"player\",\"king\"]}",
                "{\"roles\":[\"player\",\"player\"]}"
            })
    void rolesThatDoNotExistAreNotGiven(String body) {
        assertThat(admin.code("PUT", player(Visitor.signUp(node)) + "/roles", body))
                .isEqualTo("BAD_ROLES");
    }

    @Test
    void theLastAdminRemains() {
        var jdbc = node.bean(JdbcTemplate.class);
        jdbc.update("update account set roles = '{player}' where player_id <> ?", admin.player());
        assertThat(admin.code("PUT", player(admin) + "/roles", "{\"roles\":[\"player\"]}"))
                .isEqualTo("LAST_ADMIN");
        assertThat(admin.code("PUT", player(admin) + "/suspension", "{\"reason\":\"tired\"}"))
                .isEqualTo("YOURSELF");
        assertThat(admin.code("POST", "/auth/erase", "{\"password\":\"" + Visitor.PASSWORD + "\"}"))
                .isEqualTo("LAST_ADMIN");
        assertThat(admin.me().status()).isEqualTo(200);
    }

    @Test
    void reportsAreReadAndClosed() {
        var ann = Visitor.signUp(node);
        var bob = Visitor.signUp(node);
        long report = ann.post(
                        "/players/" + bob.player() + "/reports",
                        "{\"reason\":\"CHEATING\",\"remark\":\"knows my cards\",\"table\":\"t1\"}")
                .body()
                .get("report")
                .asLong();
        var read = admin.get("/auth/admin/reports").body().get("reports").get(0);
        assertThat(read.get("report").asLong()).isEqualTo(report);
        assertThat(read.get("reporterName").asString()).isEqualTo(ann.name());
        assertThat(read.get("reportedName").asString()).isEqualTo(bob.name());
        assertThat(read.get("remark").asString()).isEqualTo("knows my cards");
        assertThat(admin.post("/auth/admin/reports/" + report + "/close", "{}").status())
                .isEqualTo(204);
        assertThat(admin.code("POST", "/auth/admin/reports/" + report + "/close", "{}"))
                .isEqualTo("UNKNOWN_REPORT");
        assertThat(admin.get("/auth/admin/reports").raw().body()).doesNotContain("\"report\":" + report + ",");
        assertThat(admin.get("/auth/admin/reports?all=true").raw().body()).contains("\"report\":" + report + ",");
    }

    @Test
    void playersAreFoundByAPartOfTheirNames() {
        var visitor = Visitor.signUp(node);
        visitor.send("PATCH", "/players/me", "{\"displayName\":\"M%ria_Curie\"}");
        assertThat(admin.get("/auth/admin/players?search=m%25RIA_c").body().get("players"))
                .singleElement()
                .satisfies(each -> assertThat(each.get("player").asString()).isEqualTo(visitor.player()));
        assertThat(admin.get("/auth/admin/players?search=" + visitor.player())
                        .body()
                        .get("players")
                        .size())
                .isEqualTo(1);
    }

    private static FirstAdmin firstAdmin() {
        var database = node.database();
        return new FirstAdmin(database.url(), database.user(), database.password());
    }

    private static CommandNode.Answer exchange(String secret) {
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}");
    }

    private static String player(Visitor visitor) {
        return "/auth/admin/players/" + visitor.player();
    }

    private static String link(Visitor visitor) {
        return admin.post(player(visitor) + "/recovery-link", "{}")
                .body()
                .get("link")
                .asString()
                .replace("/recover#", "");
    }

    private static CommandNode.Answer open(String link) {
        String body = "{\"link\":\"%s\",\"newPassword\":\"chosen by the link\"}".formatted(link);
        return node.post("/api/v1/auth/recover", null, body);
    }

    private static Stream<String> actions(String action) {
        return admin.get("/auth/admin/actions")
                .body()
                .get("actions")
                .valueStream()
                .filter(each -> each.get("action").asString().equals(action))
                .map(Object::toString);
    }
}
