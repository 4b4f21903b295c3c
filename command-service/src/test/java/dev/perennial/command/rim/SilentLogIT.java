package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The log says who did what, but nothing that a reader could use. */
class SilentLogIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void passwordsTokensCodesAndInvitationsStandInNoLine() {
        try (var log = LogEars.listen()) {
            var visitor = Visitor.signUp(node);
            List<String> secrets = new ArrayList<>(visitor.codes());
            secrets.addAll(List.of(Visitor.PASSWORD, visitor.token(), visitor.refreshToken()));
            secrets.add(wrongPassword(visitor));
            secrets.add(program(visitor));
            secrets.add(invitation(visitor));
            assertThat(visitor.refresh().status()).isEqualTo(200);
            spoiltRequests(visitor);
            assertThat(log.everything()).as("something is logged").isNotBlank();
            assertThat(secrets).hasSizeGreaterThan(8).allSatisfy(secret -> {
                assertThat(secret).isNotBlank();
                assertThat(log.everything()).doesNotContain(secret);
            });
        }
    }

    private static String wrongPassword(Visitor visitor) {
        String guess = "seven wrong larches";
        var answer = node.post("/api/v1/auth/sign-in", null, Visitor.credentials(visitor.name(), guess));
        assertThat(answer.status()).isEqualTo(401);
        return guess;
    }

    /** What a program keeps, and exchanges for tokens that may do little. */
    private static String program(Visitor visitor) {
        String secret = visitor.post("/auth/tokens", "{\"label\":\"bot\",\"scopes\":[\"read\"]}")
                .body()
                .get("secret")
                .asString();
        String token = node.post("/api/v1/auth/token", null, "{\"secret\":\"" + secret + "\"}")
                .body()
                .get("token")
                .asString();
        assertThat(node.post("/api/v1/tables", token, "{}").status()).isEqualTo(403);
        return secret;
    }

    private static String invitation(Visitor visitor) {
        return visitor.post("/tables", "{\"game\":\"arboretum\",\"seats\":2,\"visibility\":\"INVITED\"}")
                .body()
                .get("invitation")
                .asString();
    }

    /** What cannot be read is not repeated in a complaint either. */
    private static void spoiltRequests(Visitor visitor) {
        String spoilt = "{\"name\":7,\"password\":[\"" + Visitor.PASSWORD + "\"]";
        assertThat(node.post("/api/v1/auth/sign-in", null, spoilt).status()).isEqualTo(400);
        assertThat(node.get("/api/v1/auth/me", visitor.token() + "x").status()).isEqualTo(401);
        assertThat(visitor.post(
                                "/auth/recover",
                                "{\"code\":\"" + visitor.codes().getFirst() + "\"}")
                        .status())
                .isBetween(400, 499);
    }
}
