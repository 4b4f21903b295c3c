package dev.perennial.command.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import dev.perennial.command.SmtpSink;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.table.ServerSeeds;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.games.FirstSeat;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.axonframework.commandhandling.gateway.CommandGateway;
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
    private final Semaphore released = new Semaphore(0);
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
        receiver.createContext("/hang", exchange -> {
            released.acquireUninterruptibly();
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        receiver.setExecutor(Thread::startVirtualThread);
        receiver.start();
    }

    @AfterEach
    void stop() {
        released.release();
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
        aMinutePasses(table);
        await().until(() -> called.size() == 1);
    }

    @Test
    void aDeadWebhookKeepsBackNoMailAndIsCalledAgainAlone() {
        failures.set(1);
        String ann = node.signIn("both-ann");
        setBoth(ann, "both-ann@club.example", "/turn");
        String table = start("{\"type\":\"None\"}", ann, node.signIn("both-ben"));
        await().until(() -> mails("both-ann@club.example", table) == 1);
        await().until(() -> left(table) == 1 && failures.get() <= 0);
        aMinutePasses(table);
        await().until(() -> called.size() == 1 && left(table) == 0);
        assertThat(mails("both-ann@club.example", table)).isEqualTo(1);
    }

    @Test
    void anAddressThatHangsHoldsUpNobodyElse() {
        String slow = node.signIn("slow-ann");
        set(slow, webhook("/hang"));
        String ann = node.signIn("quick-ann");
        set(ann, webhook("/turn"));
        String hanging = start("{\"type\":\"None\"}", slow, node.signIn("slow-ben"));
        start("{\"type\":\"None\"}", ann, node.signIn("quick-ben"));
        await().until(() -> called.size() == 1);
        assertThat(left(hanging)).isEqualTo(1);
    }

    @Test
    void thatARoundIsPairedIsToldToEverybodyInItInHisLanguage() {
        var ann = Visitor.signUp(node);
        assertThat(ann.send("PATCH", "/players/me", "{\"language\":\"fr\"}").status())
                .isEqualTo(200);
        setBoth(ann.token(), "round-ann@club.example", "/turn");
        String ben = node.signIn("round-ben");
        set(ben, webhook("/turn"));
        var table = new TableId("cup-" + System.nanoTime() + "-r1-t1");
        Object _ = node.bean(CommandGateway.class)
                .sendAndWait(new OpenSeatedTable(
                        table,
                        new PlayerId("cup"),
                        "evergreen-planet",
                        Document.EMPTY,
                        FirstSeat.SEAT1,
                        new TableTerms(
                                true,
                                TableTerms.Visibility.PUBLIC,
                                new Clock.Live(600, 0, 0),
                                true,
                                0,
                                TableTerms.Start.WHEN_FULL,
                                2,
                                TableTerms.Absence.FORFEIT),
                        "cup",
                        List.of(
                                new Seating(new PlayerId(ann.player()), "a", null),
                                new Seating(new PlayerId("dev-round-ben"), "b", null)),
                        node.bean(ServerSeeds.class).fresh(),
                        Instant.now()));
        await().until(() -> left(table.code()) == 0);
        assertThat(called)
                .as("each once, and not that it is his turn too")
                .extracting(
                        call -> call.get("type").asString(),
                        call -> call.get("seat").asInt())
                .containsExactlyInAnyOrder(tuple("round-paired", 0), tuple("round-paired", 1));
        assertThat(SharedNodes.mail().to("round-ann@club.example"))
                .last()
                .satisfies(mail -> assertThat(unpacked(mail))
                        .contains("Ta ronde est appariée", "Evergreen (planète)", "/tables/" + table));
    }

    /** After the failure was noted. */
    private void aMinutePasses(String table) {
        String due = "update notice set next_try = now() where table_id = ? and claimed_until is null";
        await().until(() -> node.bean(JdbcTemplate.class).update(due, table) == 1);
        node.bean(NoticeSender.class).wake();
    }

    private void setBoth(String token, String mail, String path) {
        set(token, webhook(path).replace("}", ",\"mail\":\"" + mail + "\"}"));
        await().until(() -> !SharedNodes.mail().to(mail).isEmpty());
        String code = unpacked(SharedNodes.mail().to(mail).getFirst()).replaceAll("(?s).*: (\\d{8}).*", "$1");
        assertThat(node.post(NOTICES + "/confirmation", token, "{\"code\":\"%s\"}".formatted(code))
                        .status())
                .isEqualTo(200);
    }

    private String webhook(String path) {
        return "{\"webhook\":\"http://127.0.0.1:%d%s\"}"
                .formatted(receiver.getAddress().getPort(), path);
    }

    private long left(String table) {
        return node.bean(JdbcTemplate.class)
                .queryForObject("select count(*) from notice where table_id = ?", Long.class, table);
    }

    private static long mails(String to, String about) {
        return SharedNodes.mail().to(to).stream()
                .filter(mail -> unpacked(mail).contains(about))
                .count();
    }

    private static String unpacked(SmtpSink.Mail mail) {
        try {
            return (String) mail.read().getContent();
        } catch (IOException | MessagingException e) {
            throw new IllegalStateException(e);
        }
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
