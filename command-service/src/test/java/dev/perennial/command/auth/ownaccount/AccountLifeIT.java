package dev.perennial.command.auth.ownaccount;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.account.PlayersTopic;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.notice.NoticeAddresses;
import dev.perennial.command.table.StoredTable;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Ending;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.JdbcTemplate;

class AccountLifeIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void eachRecoveryCodeOpensTheAccountOnce() {
        var visitor = Visitor.signUp(node);
        String code = visitor.codes().getFirst();
        var typed = code.replace("-", " ").toUpperCase(java.util.Locale.ROOT);
        var back = Visitor.of(node, visitor.name(), recover(visitor.name(), typed, "a newer password"));
        assertThat(back.player()).isEqualTo(visitor.player());
        assertThat(back.me().body().get("recoveryCodesLeft").asInt()).isEqualTo(7);
        assertThat(visitor.me().status()).isEqualTo(401);
        assertThat(recover(visitor.name(), code, "a third password").code()).isEqualTo("BAD_RECOVERY");
        assertThat(visitor.signIn("a newer password").me().status()).isEqualTo(200);
    }

    @Test
    void aWrongCodeAndAnUnknownNameGetTheSameAnswer() {
        var visitor = Visitor.signUp(node);
        var wrong = recover(visitor.name(), "2222-2222-2222-2222", "a newer password");
        var unknown = recover("nobody-of-that-name", "2222-2222-2222-2222", "a newer password");
        assertThat(wrong.status()).isEqualTo(401);
        assertThat(wrong.raw().body()).isEqualTo(unknown.raw().body());
        assertThat(visitor.signIn(Visitor.PASSWORD).me().status()).isEqualTo(200);
    }

    @Test
    void aRecoveryNeedsAGoodPasswordBeforeACodeIsSpent() {
        var visitor = Visitor.signUp(node);
        assertThat(recover(visitor.name(), visitor.codes().getFirst(), "short").code())
                .isEqualTo("BAD_PASSWORD");
        assertThat(node.post("/api/v1/auth/recover", null, "{\"newPassword\":\"a newer password\"}")
                        .code())
                .isEqualTo("MALFORMED");
        assertThat(visitor.me().body().get("recoveryCodesLeft").asInt()).isEqualTo(8);
    }

    @Test
    void signInsAreListedAndEndedOneByOne() {
        var visitor = Visitor.signUp(node);
        var phone = visitor.signIn(Visitor.PASSWORD);
        var tablet = visitor.signIn(Visitor.PASSWORD);
        var sessions = phone.get("/auth/sessions").body().get("sessions");
        assertThat(sessions.size()).isEqualTo(3);
        assertThat(sessions.valueStream().filter(each -> each.get("current").asBoolean()))
                .hasSize(1);
        String current = tablet.get("/auth/sessions")
                .body()
                .get("sessions")
                .valueStream()
                .filter(each -> each.get("current").asBoolean())
                .findFirst()
                .orElseThrow()
                .get("session")
                .asString();
        var stranger = Visitor.signUp(node);
        assertThat(stranger.code("DELETE", "/auth/sessions/" + current, null)).isEqualTo("UNKNOWN_SESSION");
        assertThat(phone.send("DELETE", "/auth/sessions/" + current, null).status())
                .isEqualTo(204);
        assertThat(tablet.me().code()).isEqualTo("SESSION_OVER");
        assertThat(tablet.refresh().status()).isEqualTo(401);
        assertThat(phone.send("DELETE", "/auth/sessions", null).status()).isEqualTo(204);
        assertThat(visitor.me().status()).isEqualTo(401);
        assertThat(phone.me().status()).isEqualTo(200);
    }

    @Test
    void allThatIsKnownAboutSomebodyCanBeDownloaded() {
        var visitor = Visitor.signUp(node);
        var other = Visitor.signUp(node);
        String table = visitor.openTable().body().get("table").asString();
        assertThat(visitor.post("/tables/" + table + "/seats", "{}").status()).isEqualTo(200);
        visitor.send("PUT", "/players/" + other.player() + "/block", null);
        visitor.post("/players/" + other.player() + "/reports", "{\"reason\":\"NAME\",\"remark\":\"rude\"}");
        visitor.post("/auth/tokens", "{\"label\":\"my bot\",\"scopes\":[\"play\"]}");
        node.bean(NoticeAddresses.class).set(new PlayerId(visitor.player()), null, "visitor@club.example");
        var answer = visitor.get("/auth/data");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.raw().headers().firstValue("Content-Disposition"))
                .contains("attachment; filename=\"perennial-data.json\"");
        var data = answer.body();
        assertThat(data.get("name").asString()).isEqualTo(visitor.name());
        assertThat(data.get("seats").get(0).get("table").asString()).isEqualTo(table);
        assertThat(data.get("blocks").get(0).get("player").asString()).isEqualTo(other.player());
        assertThat(data.get("reports").get(0).get("remark").asString()).isEqualTo("rude");
        assertThat(data.get("tokens").get(0).get("label").asString()).isEqualTo("my bot");
        assertThat(data.get("sessions").size()).isEqualTo(1);
        assertThat(data.get("notices").toString())
                .isEqualTo("{\"webhook\":null,\"mail\":\"visitor@club.example\",\"mailConfirmed\":false}");
        assertThat(answer.raw().body()).doesNotContain("$2a$", "pt_", "pr_");
        assertThat(node.get("/api/v1/auth/data").status()).isEqualTo(401);
    }

    @Test
    void anErasedAccountLeavesItsGamesAndNothingElse() {
        var visitor = Visitor.signUp(node);
        var other = Visitor.signUp(node);
        String table = visitor.openTable().body().get("table").asString();
        visitor.post("/tables/" + table + "/seats", "{}");
        visitor.send("PATCH", "/players/me", "{\"displayName\":\"Soon Forgotten\",\"language\":\"de\"}");
        other.post(
                "/players/" + visitor.player() + "/reports",
                "{\"reason\":\"NAME\",\"remark\":\"Soon Forgotten is rude\"}");
        other.send("PUT", "/players/" + visitor.player() + "/block", null);
        String secret = visitor.post("/auth/tokens", "{\"label\":\"Soon Forgotten\",\"scopes\":[\"play\"]}")
                .body()
                .get("secret")
                .asString();
        node.bean(NoticeAddresses.class)
                .set(new PlayerId(visitor.player()), "https://club.example/" + visitor.name(), "x@club.example");
        assertThat(visitor.code("POST", "/auth/erase", "{\"password\":\"wrong password\"}"))
                .isEqualTo("WRONG_PASSWORD");
        var erased = visitor.post("/auth/erase", "{\"password\":\"" + Visitor.PASSWORD + "\"}");
        assertThat(erased.status()).isEqualTo(204);
        assertThat(erased.raw().headers().allValues("Set-Cookie")).allMatch(each -> each.contains("Max-Age=0"));
        assertThat(visitor.me().status()).isEqualTo(401);
        assertThat(visitor.openTable().status()).isEqualTo(401);
        assertThat(visitor.refresh().status()).isEqualTo(401);
        assertThat(node.post("/api/v1/auth/sign-in", null, Visitor.credentials(visitor.name(), Visitor.PASSWORD))
                        .code())
                .isEqualTo("BAD_CREDENTIALS");
        assertThat(node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                        .code())
                .isEqualTo("BAD_TOKEN");
        var jdbc = node.bean(JdbcTemplate.class);
        for (String each : jdbc.queryForList(
                "select table_name from information_schema.tables where table_schema = 'public'", String.class)) {
            assertThat(jdbc.queryForList("select t::text from " + each + " t", String.class))
                    .as(each)
                    .noneMatch(row -> row.contains("Soon Forgotten") || row.contains(visitor.name()));
        }
        try (var topic = new PlayersTopic()) {
            await().until(() -> {
                var sent = topic.of(visitor.player());
                return !sent.isEmpty() && sent.getLast().isEmpty();
            });
        }
        await().untilAsserted(() ->
                assertThat(StoredTable.read(node, table).state().ending()).isEqualTo(Ending.CALLED_OFF));
        var again = node.post("/api/v1/auth/sign-up", null, Visitor.credentials(visitor.name(), Visitor.PASSWORD));
        assertThat(again.body().get("player").asString()).isNotEqualTo(visitor.player());
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoGoesKeepsNobodyWaiting(boolean erased) {
        var visitor = Visitor.signUp(node);
        var other = Visitor.signUp(node);
        String running = seated(other, visitor);
        String left = table(other);
        String own = table(visitor);
        for (String each : List.of(left, own)) {
            assertThat(visitor.post("/tables/" + each + "/seats", "{}").status())
                    .isEqualTo(200);
        }
        var gone = erased
                ? visitor.post("/auth/erase", "{\"password\":\"" + Visitor.PASSWORD + "\"}")
                : Visitor.admin(node)
                        .send(
                                "PUT",
                                "/auth/admin/players/" + visitor.player() + "/suspension",
                                "{\"reason\":\"rude\"}");
        assertThat(gone.status()).isIn(200, 204);
        await().untilAsserted(() -> {
            assertThat(StoredTable.read(node, running).state().ending()).isEqualTo(Ending.FORFEITED);
            assertThat(StoredTable.read(node, own).state().ending()).isEqualTo(Ending.CALLED_OFF);
            assertThat(StoredTable.read(node, left).state().seats()).containsOnlyNulls();
        });
        await().until(() -> departing().isEmpty());
    }

    @Test
    void aTableThatCannotBeLeftKeepsNobodyWaitingElsewhereNorWhoIsReadmitted() {
        var visitor = Visitor.signUp(node);
        var admin = Visitor.admin(node);
        String suspension = "/auth/admin/players/" + visitor.player() + "/suspension";
        String running = seated(Visitor.signUp(node), visitor);
        String broken = brokenTable(visitor);
        assertThat(admin.send("PUT", suspension, "{\"reason\":\"rude\"}").status())
                .isEqualTo(200);
        await().untilAsserted(() ->
                assertThat(StoredTable.read(node, running).state().ending()).isEqualTo(Ending.FORFEITED));
        assertThat(departing()).as("tried again").contains(visitor.player());
        assertThat(admin.send("DELETE", suspension, null).status()).isEqualTo(200);
        assertThat(departing()).doesNotContain(visitor.player());
        node.bean(JdbcTemplate.class).update("delete from domain_event_entry where aggregate_identifier = ?", broken);
    }

    /** One that has no beginning. */
    private static String brokenTable(Visitor visitor) {
        String table = "0-" + visitor.player();
        node.bean(JdbcTemplate.class).update("""
                        insert into domain_event_entry (aggregate_identifier, sequence_number, type, event_identifier,
                          meta_data, payload, payload_revision, payload_type, time_stamp)
                        select ?, 0, type, ?, meta_data, jsonb_set(payload, '{player}', to_jsonb(?::text)),
                          payload_revision, payload_type, time_stamp
                        from domain_event_entry where payload_type = 'table.SeatTaken' limit 1
                        """, table, table, visitor.player());
        return table;
    }

    private static List<String> departing() {
        return node.bean(JdbcTemplate.class).queryForList("select player_id from departure", String.class);
    }

    private static String seated(Visitor owner, Visitor guest) {
        String table = table(owner);
        assertThat(owner.post("/tables/" + table + "/seats", "{}").status()).isEqualTo(200);
        assertThat(guest.post("/tables/" + table + "/seats", "{}").status()).isEqualTo(200);
        return table;
    }

    private static String table(Visitor owner) {
        return owner.openTable().body().get("table").asString();
    }

    @Test
    void aGuestIsErasedWithoutAPassword() {
        var guest = Visitor.guest(node);
        assertThat(guest.post("/auth/erase", "{}").status()).isEqualTo(204);
        assertThat(guest.me().status()).isEqualTo(401);
    }

    @Test
    void aPageLearnsHowOneCanSignIn() {
        var ways = node.get("/api/v1/auth/ways").body();
        assertThat(ways.get("password").asBoolean()).isTrue();
        assertThat(ways.get("dev").asBoolean()).isTrue();
        assertThat(ways.get("external").toString())
                .isEqualTo("{\"name\":\"Club\",\"start\":\"/api/v1/auth/external/start\"}");
    }

    private static CommandNode.Answer recover(String name, String code, String password) {
        String body = "{\"name\":\"%s\",\"code\":\"%s\",\"newPassword\":\"%s\"}".formatted(name, code, password);
        return node.post("/api/v1/auth/recover", null, body);
    }
}
