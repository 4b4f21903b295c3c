package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import dev.perennial.contract.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;

class NoticesIT {
    private static final String NOTICES = "/api/v1/auth/notices";

    private final CommandNode node = SharedNodes.one();
    private final Queue<JsonNode> called = new ConcurrentLinkedQueue<>();
    private final AtomicInteger failures = new AtomicInteger();
    private HttpServer receiver;

    @BeforeEach
    void receive() throws IOException {
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/turn", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            if (failures.getAndDecrement() > 0) {
                exchange.sendResponseHeaders(503, -1);
            } else {
                called.add(Json.mapper().readTree(body));
                exchange.sendResponseHeaders(204, -1);
            }
            exchange.close();
        });
        receiver.start();
    }

    @AfterEach
    void stop() {
        receiver.stop(0);
    }

    @Test
    void aWebhookIsCalledWhenItIsOnesTurn() {
        String ann = node.signIn("hook-ann");
        String ben = node.signIn("hook-ben");
        set(
                ann,
                "{\"webhook\":\"http://127.0.0.1:%d/turn\"}"
                        .formatted(receiver.getAddress().getPort()));
        String table = start("{\"type\":\"None\"}", ann, ben);
        await().until(() -> called.size() == 1);
        assertThat(called.peek().get("type").asString()).isEqualTo("your-turn");
        assertThat(called.peek().get("table").asString()).isEqualTo(table);
        assertThat(called.peek().get("seatMove").asInt()).isEqualTo(1);
        assertThat(called.peek().get("url").asString()).isEqualTo("https://club.example/tables/" + table);
        await().until(() -> node.bean(JdbcTemplate.class)
                        .queryForObject("select count(*) from notice where table_id = ?", Long.class, table)
                == 0);
        start("{\"type\":\"Live\",\"perMoveSeconds\":60,\"bankSeconds\":0,\"incrementSeconds\":0}", ann, ben);
        assertThat(called).as("who plays live sits there").hasSize(1);
    }

    @Test
    void aWebhookThatFailsIsCalledAgain() {
        failures.set(1);
        String ann = node.signIn("hook-ann-again");
        set(
                ann,
                "{\"webhook\":\"http://127.0.0.1:%d/turn\"}"
                        .formatted(receiver.getAddress().getPort()));
        String table = start("{\"type\":\"None\"}", ann, node.signIn("hook-ben"));
        await().until(() -> failures.get() <= 0);
        // A minute passes.
        node.bean(JdbcTemplate.class).update("update notice set next_try = now() where table_id = ?", table);
        node.bean(NoticeSender.class).wake();
        await().until(() -> called.size() == 1);
    }

    @Test
    void mailGoesOnlyToAnAddressThatWasConfirmed() {
        String ann = node.signIn("mail-ann");
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
