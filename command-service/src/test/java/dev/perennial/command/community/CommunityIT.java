package dev.perennial.command.community;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.domain.PlayerId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommunityIT {
    private static final CommandNode node = CommandNode.shared();

    @Test
    void aBlockHoldsUntilItIsTakenBack() {
        var ann = Visitor.signUp(node);
        var bob = Visitor.signUp(node);
        String table = ann.openTable().body().get("table").asString();
        assertThat(ann.send("PUT", block(bob), null).status()).isEqualTo(204);
        assertThat(ann.send("PUT", block(bob), null).status()).isEqualTo(204);
        var refused = bob.post("/tables/" + table + "/seats", "{}");
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.code()).isEqualTo("BLOCKED");
        assertThat(Visitor.signUp(node)
                        .post("/tables/" + table + "/seats", "{}")
                        .status())
                .isEqualTo(200);
        var list = ann.get("/auth/blocks").body().get("blocks");
        assertThat(list.size()).isEqualTo(1);
        assertThat(list.get(0).get("displayName").asString()).isEqualTo(bob.name());
        assertThat(bob.get("/auth/blocks").body().get("blocks").size()).isZero();
        assertThat(ann.send("DELETE", block(bob), null).status()).isEqualTo(204);
        assertThat(bob.post("/tables/" + table + "/seats", "{}").status()).isEqualTo(200);
    }

    @Test
    void nobodyBlocksOrReportsHimselfOrWhoIsNotThere() {
        var ann = Visitor.signUp(node);
        assertThat(ann.code("PUT", block(ann), null)).isEqualTo("YOURSELF");
        assertThat(ann.code("PUT", "/players/p-none/block", null)).isEqualTo("UNKNOWN_PLAYER");
        assertThat(ann.code("PUT", "/players/p%20none/block", null)).isEqualTo("UNKNOWN_PLAYER");
        assertThat(ann.code("POST", "/players/" + ann.player() + "/reports", "{\"reason\":\"OTHER\"}"))
                .isEqualTo("YOURSELF");
        assertThat(ann.code("POST", "/players/p-none/reports", "{\"reason\":\"OTHER\"}"))
                .isEqualTo("UNKNOWN_PLAYER");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{}; MALFORMED",
                "{\"reason\":\"LOST\"}; MALFORMED",
                "{\"reason\":0}; MALFORMED",
                "{\"reason\":\"ABUSE\",\"remark\":\"\"}; BAD_TEXT",
                "{\"reason\":\"ABUSE\",\"remark\":\"a\\u0000b\"}; BAD_TEXT",
                "{\"reason\":\"ABUSE\",\"table\":\"no table\"}; BAD_TABLE",
            })
    void aReportSaysWhy(String body, String code) {
        var ann = Visitor.signUp(node);
        assertThat(ann.code("POST", "/players/" + Visitor.signUp(node).player() + "/reports", body))
                .isEqualTo(code);
    }

    @Test
    void tenReportsAnHourAreEnough() {
        var ann = Visitor.signUp(node);
        String path = "/players/" + Visitor.signUp(node).player() + "/reports";
        for (int i = 0; i < 10; i++) {
            assertThat(ann.post(path, "{\"reason\":\"STALLING\"}").status()).isEqualTo(201);
        }
        assertThat(ann.post(path, "{\"reason\":\"STALLING\"}").status()).isEqualTo(429);
    }

    /** Services that bring people together hear of it, and of its end. */
    @Test
    void blocksAreToldToOtherServices() {
        var ann = Visitor.signUp(node);
        var ben = Visitor.signUp(node);
        try (var topic = new BlocksTopic()) {
            ann.send("PUT", block(ben), null);
            await().untilAsserted(
                            () -> assertThat(topic.last(ann.player())).containsExactly(new PlayerId(ben.player())));
            ann.send("DELETE", block(ben), null);
            await().untilAsserted(() -> assertThat(topic.last(ann.player())).isEmpty());
        }
    }

    private static String block(Visitor other) {
        return "/players/" + other.player() + "/block";
    }
}
