package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.BlockRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.testing.TestBackends;
import dev.perennial.tournament.http.TournamentNode.Answer;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

/** Nobody plays who has not said yes, and nobody is asked by a person they have blocked. */
class InvitationIT {
    private static final TournamentNode node = TournamentNode.shared();
    private static final String ORGANISER = node.keys().token("ida", "player");

    private static String tournament(String token) {
        return "/api/v1/tournaments/"
                + node.send(
                                "POST",
                                "/api/v1/tournaments",
                                token,
                                "{\"name\":\"C\",\"game\":\"arboretum\",\"tableSize\":2}")
                        .text("tournament");
    }

    private static Answer invite(String tournament, String player) {
        return node.send("POST", tournament + "/invitations", ORGANISER, "{\"player\":\"%s\"}".formatted(player));
    }

    private static Answer as(String player, String path) {
        return node.send("POST", path, node.keys().token(player, "player"), "{}");
    }

    @Test
    void anInvitedPlayerAcceptsByRegisteringOrDeclines() {
        String cup = tournament(ORGANISER);
        String enter = "{\"player\":\"yes\",\"why\":\"she will like it\"}";
        assertThat(node.send("POST", cup + "/players", ORGANISER, enter).code()).isEqualTo("CONSENT_MISSING");
        assertThat(invite(cup, "yes").status()).isEqualTo(200);
        assertThat(invite(cup, "no").status()).isEqualTo(200);
        assertThat(node.send("POST", cup + "/players", ORGANISER, enter).code()).isEqualTo("CONSENT_MISSING");
        assertThat(as("yes", cup + "/players").status()).isEqualTo(200);
        assertThat(as("no", cup + "/invitations/no/decline").status()).isEqualTo(200);
        assertThat(invite(cup, "no").code()).isEqualTo("INVITATION_DECLINED");
        assertThat(as("yes", cup + "/players").code()).isEqualTo("ALREADY_REGISTERED");
    }

    @Test
    void aGuestIsInvitedButAcceptsOnlyWithAnAccount() {
        String cup = tournament(ORGANISER);
        assertThat(invite(cup, "gustav").status()).isEqualTo(200);
        assertThat(node.send("POST", cup + "/players", node.keys().guest("gustav"), "{}")
                        .code())
                .isEqualTo("GUESTS_NOT_ADMITTED");
        assertThat(as("gustav", cup + "/players").status()).isEqualTo(200);
    }

    @Test
    void nobodyIsInvitedByAPersonTheyHaveBlocked() {
        heard("bea", Set.of(new PlayerId("ida")));
        heard("cid", Set.of(new PlayerId("ida")));
        await().until(() ->
                "NOT_INVITABLE".equals(invite(tournament(ORGANISER), "bea").code()));
        await().until(() ->
                "NOT_INVITABLE".equals(invite(tournament(ORGANISER), "cid").code()));
        // Others may, and so may she once the block is lifted.
        String other = tournament(node.keys().token("otto", "player"));
        assertThat(node.send(
                                "POST",
                                other + "/invitations",
                                node.keys().token("otto", "player"),
                                "{\"player\":\"bea\"}")
                        .status())
                .isEqualTo(200);
        heard("cid", null);
        await().until(() -> invite(tournament(ORGANISER), "cid").status() == 200);
    }

    @Test
    void whoAgreedIsEnteredAtOnceUntilTheyRevokeOrLeave() {
        var league = new TestLeague(node, ORGANISER);
        String members = "/api/v1/leagues/" + league.league + "/members";
        String enter = "{\"player\":\"newcomer\",\"why\":\"league round\"}";
        league.agreeNewcomer();
        league.act("/players", enter);
        var second = league.again();
        as("newcomer", members + "/newcomer/entry-consent/revoke");
        assertThat(node.send("POST", second + "/players", ORGANISER, enter).code())
                .isEqualTo("CONSENT_MISSING");
        as("newcomer", members + "/newcomer/entry-consent");
        as("newcomer", members + "/newcomer/leave");
        as("newcomer", members);
        assertThat(node.send("POST", second + "/players", ORGANISER, enter).code())
                .isEqualTo("CONSENT_MISSING");
        as("newcomer", members + "/newcomer/entry-consent");
        assertThat(node.send("POST", second + "/players", ORGANISER, enter).status())
                .isEqualTo(200);
    }

    private static void heard(String player, Set<PlayerId> blocked) {
        try (var producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", TestBackends.bootstrapServers()),
                new StringSerializer(),
                new ByteArraySerializer())) {
            byte[] value = blocked == null
                    ? null
                    : Json.mapper().writeValueAsBytes(new BlockRecord(new PlayerId(player), blocked));
            var _ = producer.send(new ProducerRecord<>(Topics.BLOCKS, player, value));
        }
    }
}
