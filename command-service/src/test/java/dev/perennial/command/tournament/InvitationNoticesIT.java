package dev.perennial.command.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import dev.perennial.command.CommandNode;
import dev.perennial.command.SharedNodes;
import dev.perennial.command.auth.Visitor;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EnvelopeWriter;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.PlayerInvited;
import dev.perennial.domain.tournament.TournamentId;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Players hear that they are invited: once, not too often by the same person, and not by people they have blocked. */
class InvitationNoticesIT {
    private static final CommandNode node = SharedNodes.one();

    private final Queue<JsonNode> called = new ConcurrentLinkedQueue<>();
    private final Visitor organiser = Visitor.signUp(node);
    private final Visitor player = Visitor.signUp(node);
    private HttpServer receiver;

    @BeforeEach
    void receive() throws IOException {
        receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        receiver.createContext("/", exchange -> {
            called.add(Json.mapper().readTree(exchange.getRequestBody().readAllBytes()));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        receiver.start();
        String hook = "http://127.0.0.1:" + receiver.getAddress().getPort() + "/";
        assertThat(player.send("PUT", "/auth/notices", "{\"webhook\":\"%s\"}".formatted(hook))
                        .status())
                .isEqualTo(200);
    }

    @AfterEach
    void stop() {
        receiver.stop(0);
    }

    private TournamentId invited(Visitor by) {
        var tournament = new TournamentId(UUID.randomUUID().toString());
        invited(by, tournament);
        return tournament;
    }

    private void invited(Visitor by, TournamentId tournament) {
        String type = "tournament.PlayerInvited";
        var event =
                new PlayerInvited(tournament, new PlayerId(player.player()), new PlayerId(by.player()), "buy my book");
        var value = EnvelopeWriter.write(
                "e-" + UUID.randomUUID(),
                tournament.code(),
                5,
                5,
                Instant.EPOCH,
                type,
                EventTypes.revisionOf(type),
                Json.mapper().writeValueAsString(event));
        node.bean(TournamentListener.class)
                .read(new ConsumerRecord<>(Topics.TOURNAMENTS, 0, 0, tournament.code(), value));
    }

    @Test
    void anInvitationIsToldOnceAndInOurWords() {
        var tournament = invited(organiser);
        await().until(() -> called.size() == 1);
        assertThat(called.peek().get("type").asString()).isEqualTo("invited");
        assertThat(called.peek().get("tournament").asString()).isEqualTo(tournament.code());
        assertThat(called.peek().get("url").asString()).endsWith("/tournaments/" + tournament.code());
        assertThat(called.peek().toString()).doesNotContain("buy");
        invited(organiser, tournament);
        invited(Visitor.signUp(node));
        await().until(() -> called.size() == 2);
        assertThat(called).extracting(each -> each.get("tournament").asString()).doesNotHaveDuplicates();
    }

    @Test
    void onePersonDoesNotCallOneOtherAllDay() {
        for (int i = 0; i < 5; i++) {
            invited(organiser);
        }
        var last = invited(Visitor.signUp(node));
        // In their order: when the last one came, the others had.
        await().until(() -> called.stream()
                .anyMatch(each -> each.get("tournament").asString().equals(last.code())));
        assertThat(called).hasSize(4);
    }

    @Test
    void nobodyHearsOfAPersonTheyHaveBlocked() {
        assertThat(player.send("PUT", "/players/" + organiser.player() + "/block", null)
                        .status())
                .isEqualTo(204);
        invited(organiser);
        var other = invited(Visitor.signUp(node));
        await().until(() -> !called.isEmpty());
        assertThat(called)
                .singleElement()
                .satisfies(each -> assertThat(each.get("tournament").asString()).isEqualTo(other.code()));
    }
}
