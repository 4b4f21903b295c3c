package dev.perennial.command.auth.ownaccount;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.CommandNode.Answer;
import dev.perennial.command.account.AccountChanges;
import dev.perennial.command.account.DisplayNames;
import dev.perennial.command.auth.Visitor;
import dev.perennial.domain.PlayerId;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Nobody gets a display name that looks like another account's. */
class DisplayNamesIT {
    private static final CommandNode node = CommandNode.shared();

    private static Answer rename(Visitor visitor, String name) {
        return visitor.send("PATCH", "/players/me", "{\"displayName\":\"" + name + "\"}");
    }

    private static Answer signUp(String displayName) {
        return node.post("/api/v1/auth/sign-up", null, wish(displayName));
    }

    private static String wish(String displayName) {
        return "{\"name\":\"%s\",\"password\":\"%s\",\"displayName\":\"%s\"}"
                .formatted(Visitor.freshName(), Visitor.PASSWORD, displayName);
    }

    @Test
    void copiesAreRefusedAtEveryDoor() {
        var original = Visitor.signUp(node);
        assertThat(rename(original, "Pascal Bop").status()).isEqualTo(200);
        var other = Visitor.signUp(node);
        for (String copy :
                List.of("Pascal Bop", "pascal bop", "Pasca1 Bop", "PascaI Bop", "\u0440\u0430\u0455cal Bop")) {
            boolean mixed = copy.charAt(0) > 'z';
            String code = mixed ? "MIXED_SCRIPTS" : "DISPLAY_NAME_TAKEN";
            assertThat(signUp(copy).code()).as(copy).isEqualTo(code);
            assertThat(rename(other, copy).code()).as(copy).isEqualTo(code);
            assertThat(Visitor.guest(node).post("/auth/upgrade", wish(copy)).code())
                    .as(copy)
                    .isEqualTo(code);
        }
        assertThat(signUp("Pascal Bop").status()).isEqualTo(409);
        assertThat(other.me().body().get("displayName").asString()).isEqualTo(other.name());
    }

    @Test
    void aWholeNameInAnotherScriptIsACopyToo() {
        assertThat(signUp("scope").status()).isEqualTo(200);
        assertThat(signUp("\u0455\u0441\u043e\u0440\u0435").code()).isEqualTo("DISPLAY_NAME_TAKEN");
    }

    @Test
    void onesOwnNameMayBeWrittenInAnotherWayAndIsFreeAgainAfterwards() {
        var visitor = Visitor.signUp(node);
        assertThat(rename(visitor, "Maximilian").status()).isEqualTo(200);
        assertThat(rename(visitor, "MAXIMILIAN").status()).isEqualTo(200);
        assertThat(rename(visitor, "Somebody Else").status()).isEqualTo(200);
        var other = Visitor.signUp(node);
        assertThat(rename(other, "Maximilian").status()).isEqualTo(200);
        assertThat(other.post("/auth/erase", "{\"password\":\"" + Visitor.PASSWORD + "\"}")
                        .status())
                .isLessThan(300);
        assertThat(signUp("Maximilian").status()).isEqualTo(200);
    }

    @Test
    void hiddenCharactersHaveACodeOfTheirOwn() {
        assertThat(signUp("An\\u200bna").code()).isEqualTo("HIDDEN_CHARACTERS");
        assertThat(signUp("An\\u202ena").code()).isEqualTo("HIDDEN_CHARACTERS");
        assertThat(signUp(" ").code()).isEqualTo("BAD_DISPLAY_NAME");
    }

    @Test
    void namesFromElsewhereGetANumber() {
        assertThat(signUp("Elsewhere").status()).isEqualTo(200);
        var player = new PlayerId("p-" + UUID.randomUUID());
        node.bean(AccountChanges.class).welcome(player, "ELSEWHERE");
        assertThat(displayName(player)).isEqualTo("ELSEWHERE 2");
        node.bean(AccountChanges.class).welcome(player, "Another");
        assertThat(displayName(player)).isEqualTo("ELSEWHERE 2");
    }

    @Test
    void ofManyWhoAskAtOnceOneGetsTheName() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Integer>> wishes = List.of(
                    () -> signUp("Contested").status(),
                    () -> signUp("CONTESTED").status(),
                    () -> signUp("contested").status(),
                    () -> signUp("c0ntested").status());
            int given = 0;
            for (Future<Integer> each : threads.invokeAll(wishes)) {
                given += each.get() == 200 ? 1 : 0;
            }
            assertThat(given).isEqualTo(1);
        }
    }

    @Test
    void accountsFromBeforeKeepTheirNamesAndGetNoNewCopies() {
        var jdbc = node.bean(JdbcClient.class);
        var one = Visitor.signUp(node);
        var two = Visitor.signUp(node);
        for (Visitor each : List.of(one, two)) {
            jdbc.sql("""
                    update account set display_name = 'Old Hand', name_skeleton = null, name_skeleton_folded = null,
                      name_skeleton_version = null where player_id = ?
                    """).param(each.player()).update();
        }
        node.bean(DisplayNames.class).afterSingletonsInstantiated();
        assertThat(two.me().body().get("displayName").asString()).isEqualTo("Old Hand");
        assertThat(signUp("old hand").code()).isEqualTo("DISPLAY_NAME_TAKEN");
        assertThat(rename(two, "Old Hand").status()).isEqualTo(200);
    }

    private static String displayName(PlayerId player) {
        return node.bean(JdbcClient.class)
                .sql("select display_name from account where player_id = ?")
                .param(player.code())
                .query(String.class)
                .single();
    }
}
