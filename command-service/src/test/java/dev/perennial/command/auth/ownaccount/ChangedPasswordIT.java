package dev.perennial.command.auth.ownaccount;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import org.junit.jupiter.api.Test;

/** What a new password does to the programs of an account. */
class ChangedPasswordIT {
    private static final CommandNode node = CommandNode.shared();
    private static final String FRESH = "another password";

    @Test
    void aNewPasswordRevokesPersonalTokens() {
        var owner = Visitor.signUp(node);
        String secret = secret(owner);
        String program = exchange(secret).body().get("token").asString();

        var changed = Visitor.of(node, owner.name(), owner.post("/auth/password", change("")));

        assertThat(exchange(secret).code()).isEqualTo("BAD_TOKEN");
        assertThat(node.get("/api/v1/auth/me", program).code()).isEqualTo("SESSION_OVER");
        assertThat(changed.get("/auth/tokens").body().get("tokens").size()).isZero();
    }

    @Test
    void theOwnerMayKeepThem() {
        var owner = Visitor.signUp(node);
        String secret = secret(owner);
        String program = exchange(secret).body().get("token").asString();

        var changed = Visitor.of(node, owner.name(), owner.post("/auth/password", change(",\"keepTokens\":true")));

        assertThat(exchange(secret).status()).isEqualTo(200);
        assertThat(node.get("/api/v1/auth/me", program).status()).isEqualTo(200);
        assertThat(changed.get("/auth/tokens").body().get("tokens").size()).isEqualTo(1);
    }

    @Test
    void aPasswordThatIsNotChangedRevokesNothing() {
        var owner = Visitor.signUp(node);
        String secret = secret(owner);
        String wrong = "{\"oldPassword\":\"not the old one\",\"newPassword\":\"" + FRESH + "\"}";

        assertThat(owner.post("/auth/password", wrong).status()).isEqualTo(403);

        assertThat(exchange(secret).status()).isEqualTo(200);
    }

    /** Without a choice: another person may have made them. */
    @Test
    void aRecoveryAlwaysRevokes() {
        var owner = Visitor.signUp(node);
        String secret = secret(owner);
        String recovery = "{\"name\":\"%s\",\"code\":\"%s\",\"newPassword\":\"%s\"}"
                .formatted(owner.name(), owner.codes().getFirst(), FRESH);

        var answer = node.post("/api/v1/auth/recover", null, recovery);

        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
        assertThat(exchange(secret).code()).isEqualTo("BAD_TOKEN");
    }

    private static String change(String more) {
        return "{\"oldPassword\":\"%s\",\"newPassword\":\"%s\"%s}".formatted(Visitor.PASSWORD, FRESH, more);
    }

    private static String secret(Visitor owner) {
        return owner.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"play\"]}")
                .body()
                .get("secret")
                .asString();
    }

    private static CommandNode.Answer exchange(String secret) {
        return node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}");
    }
}
