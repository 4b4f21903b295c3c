package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

class MailNoticesIT {
    private static final String NOTICES = "/api/v1/auth/notices";
    private final CommandNode node = SharedNodes.one();

    @Test
    void mailGoesOnlyToAnAddressThatWasConfirmed() {
        String ann = node.signIn("mail-ann");
        assertThat(node.send("PATCH", "/api/v1/players/me", ann, "{\"timeZone\":\"Asia/Tokyo\"}")
                        .status())
                .isEqualTo(200);
        String clock = "{\"type\":\"Correspondence\",\"days\":1,\"hours\":0,\"weekends\":true,\"zone\":\"UTC\"}";
        set(ann, "{\"mail\":\"ann@club.example\"}");
        await().until(() -> SharedNodes.mail().to("ann@club.example").size() == 1);
        String question = SharedNodes.mail().to("ann@club.example").getFirst().text();
        start(clock, ann, node.signIn("mail-ben"));
        assertThat(node.post(NOTICES + "/confirmation", ann, "{\"code\":\"x\"}").code())
                .isEqualTo("BAD_CODE");
        String code = question.replaceAll("(?s).*code: (\\d{8}).*", "$1");
        assertThat(node.post(NOTICES + "/confirmation", ann, "{\"code\":\"%s\"}".formatted(code))
                        .body()
                        .get("mailConfirmed")
                        .asBoolean())
                .isTrue();
        await().until(() -> node.bean(JdbcTemplate.class)
                        .queryForObject("select count(*) from notice where player_id = 'dev-mail-ann'", Long.class)
                == 0);
        String table = start(clock, ann, node.signIn("mail-ben"));
        await().until(() -> SharedNodes.mail().to("ann@club.example").stream()
                .anyMatch(mail -> mail.text().contains(table)));
        assertThat(SharedNodes.mail().to("ann@club.example").getLast().text())
                .contains("Subject: Perennial: it is your turn")
                .containsPattern("(?m)^Date: \\w{3}, \\d{1,2} \\w{3} \\d{4} [0-9:]{8} \\+0000( \\(\\w+\\))?$")
                .containsPattern("(?m)^Message-ID: <\\S+@\\S+>$")
                .containsPattern("You have until [0-9-]{10} [0-9:]{5} \\(Asia/Tokyo\\)\\.")
                .contains("https://club.example/tables/" + table);
    }

    @Test
    void nobodyIsFloodedWithMailAndNobodyGuessesHisCode() {
        String eve = node.signIn("mail-eve");
        for (int i = 0; i < 5; i++) {
            set(eve, "{\"mail\":\"victim-%d@club.example\"}".formatted(i));
        }
        set(eve, "{\"mail\":\"victim-4@club.example\"}");
        assertThat(node.send("PUT", NOTICES, eve, "{\"mail\":\"victim-5@club.example\"}")
                        .code())
                .isEqualTo("RATE_LIMITED");
        for (int i = 0; i < 20; i++) {
            assertThat(node.post(NOTICES + "/confirmation", eve, "{\"code\":\"none\"}")
                            .code())
                    .isEqualTo("BAD_CODE");
        }
        assertThat(node.post(NOTICES + "/confirmation", eve, "{\"code\":\"none\"}")
                        .status())
                .isEqualTo(429);
    }

    @Test
    void addressesThatLeadNowhereAreRefused() {
        String ann = node.signIn("hook-ann");
        for (String bad : List.of(
                "{\"webhook\":\"ftp://x.example/\"}",
                "{\"webhook\":\"no address\"}",
                "{\"webhook\":\"https://user:secret@x.example/\"}",
                "{\"mail\":\"ann\"}",
                "{\"mail\":\"ann@x.example>\\r\\nRCPT TO:<eve@x.example\"}")) {
            assertThat(node.send("PUT", NOTICES, ann, bad).status()).as(bad).isEqualTo(422);
        }
        assertThat(node.send("PUT", NOTICES, null, "{}").status()).isEqualTo(401);
        assertThat(node.get(NOTICES, node.signIn("quiet")).body().get("webhook").isNull())
                .isTrue();
    }

    private void set(String token, String body) {
        var answer = node.send("PUT", NOTICES, token, body);
        assertThat(answer.status()).as(answer.toString()).isEqualTo(200);
    }

    /** The first one begins. */
    private String start(String clock, String... tokens) {
        return node.seated(
                "{\"game\":\"arboretum\",\"seats\":2,\"firstSeat\":\"SEAT1\",\"clock\":%s}".formatted(clock),
                List.of(tokens));
    }
}
