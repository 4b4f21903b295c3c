package dev.perennial.command.auth.ownaccount;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import org.junit.jupiter.api.Test;

class OwnAccountIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void aGuestPlaysAfterOneCallAndKeepsHisGamesAsAnAccount() {
        var guest = Visitor.guest(node);
        assertThat(guest.me().body().get("guest").asBoolean()).isTrue();
        assertThat(guest.me().body().get("displayName").asString()).startsWith("Guest ");
        var opened = guest.openTable();
        assertThat(opened.status()).isEqualTo(201);
        String table = opened.body().get("table").asString();
        String name = Visitor.freshName();
        var account = Visitor.of(node, name, guest.post("/auth/upgrade", Visitor.credentials(name, Visitor.PASSWORD)));
        assertThat(account.player()).isEqualTo(guest.player());
        assertThat(account.codes()).hasSize(8);
        assertThat(account.me().body().get("guest").asBoolean()).isFalse();
        assertThat(account.me().body().get("displayName").asString()).isEqualTo(name);
        assertThat(account.signIn(Visitor.PASSWORD)
                        .post("/tables/" + table + "/abort", "{}")
                        .status())
                .isEqualTo(200);
        assertThat(guest.me().status()).isEqualTo(401);
        assertThat(account.post("/auth/upgrade", Visitor.credentials(Visitor.freshName(), Visitor.PASSWORD))
                        .code())
                .isEqualTo("NOT_A_GUEST");
    }

    @Test
    void aRefusedUpgradeChangesNothing() {
        var taken = Visitor.signUp(node);
        var guest = Visitor.guest(node);
        var refused = guest.post("/auth/upgrade", Visitor.credentials(taken.name(), Visitor.PASSWORD));
        assertThat(refused.code()).isEqualTo("NAME_TAKEN");
        assertThat(guest.me().body().get("guest").asBoolean()).isTrue();
        assertThat(guest.me().body().get("displayName").asString()).startsWith("Guest ");
    }

    @Test
    void aNewPasswordSignsOutEverybodyElse() {
        var visitor = Visitor.signUp(node);
        var elsewhere = visitor.signIn(Visitor.PASSWORD);
        var changed = Visitor.of(
                node, visitor.name(), visitor.post("/auth/password", change(Visitor.PASSWORD, "another password")));
        assertThat(changed.me().status()).isEqualTo(200);
        assertThat(elsewhere.me().status()).isEqualTo(401);
        assertThat(elsewhere.refresh().status()).isEqualTo(401);
        var old = node.post("/api/v1/auth/sign-in", null, Visitor.credentials(visitor.name(), Visitor.PASSWORD));
        assertThat(old.code()).isEqualTo("BAD_CREDENTIALS");
        assertThat(visitor.signIn("another password").player()).isEqualTo(visitor.player());
    }

    @Test
    void aPasswordIsChangedOnlyWithTheOldOne() {
        var visitor = Visitor.signUp(node);
        assertThat(visitor.post("/auth/password", change("not the old one", "another password"))
                        .code())
                .isEqualTo("WRONG_PASSWORD");
        assertThat(visitor.post("/auth/password", change(Visitor.PASSWORD, "short"))
                        .code())
                .isEqualTo("BAD_PASSWORD");
        assertThat(visitor.post("/auth/password", "{\"newPassword\":\"another password\"}")
                        .code())
                .isEqualTo("WRONG_PASSWORD");
        assertThat(Visitor.guest(node)
                        .post("/auth/password", change("", "another password"))
                        .code())
                .isEqualTo("NO_PASSWORD");
        assertThat(visitor.me().status()).isEqualTo(200);
        assertThat(visitor.signIn(Visitor.PASSWORD).me().status()).isEqualTo(200);
    }

    @Test
    void theOldPasswordCannotBeGuessedFromInsideEither() {
        var visitor = Visitor.signUp(node);
        for (int i = 0; i < 10; i++) {
            assertThat(visitor.post("/auth/password", change("guess " + i, "another password"))
                            .code())
                    .isEqualTo("WRONG_PASSWORD");
        }
        var limited = visitor.post("/auth/password", change(Visitor.PASSWORD, "another password"));
        assertThat(limited.code()).isEqualTo("RATE_LIMITED");
        assertThat(limited.raw().headers().firstValue("Retry-After")).contains("30");
    }

    @Test
    void onesOwnDescriptionIsChangedInParts() {
        var visitor = Visitor.signUp(node);
        var described =
                visitor.send("PATCH", "/players/me", "{\"displayName\":\"  \u00c4nne   B \",\"language\":\"pt-br\"}");
        assertThat(described.status()).isEqualTo(200);
        assertThat(described.body().get("displayName").asString()).isEqualTo("\u00c4nne B");
        assertThat(described.body().get("language").asString()).isEqualTo("pt-BR");
        var zoned = visitor.send("PATCH", "/players/me", "{\"timeZone\":\"America/Lima\"}");
        assertThat(zoned.body().get("timeZone").asString()).isEqualTo("America/Lima");
        assertThat(zoned.body().get("displayName").asString()).isEqualTo("\u00c4nne B");
        assertThat(zoned.body().get("name").asString()).isEqualTo(visitor.name());
        assertThat(visitor.send("PATCH", "/players/me", "{\"displayName\":\"\\u202e\"}")
                        .code())
                .isEqualTo("HIDDEN_CHARACTERS");
        assertThat(visitor.me().body()).isEqualTo(zoned.body());
    }

    @Test
    void newRecoveryCodesCostThePassword() {
        var visitor = Visitor.signUp(node);
        assertThat(visitor.post("/auth/recovery-codes", "{\"password\":\"wrong password\"}")
                        .code())
                .isEqualTo("WRONG_PASSWORD");
        var codes = visitor.post("/auth/recovery-codes", "{\"password\":\"" + Visitor.PASSWORD + "\"}");
        assertThat(codes.body().get("recoveryCodes").size()).isEqualTo(8);
        assertThat(codes.body().get("recoveryCodes").get(0).asString())
                .matches("[2-9a-z]{4}(-[2-9a-z]{4}){3}")
                .isNotIn(visitor.codes());
    }

    private static String change(String oldPassword, String newPassword) {
        return "{\"oldPassword\":\"%s\",\"newPassword\":\"%s\"}".formatted(oldPassword, newPassword);
    }
}
