package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.tournament.http.TournamentNode.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** How much one account may set going, and that the next account does not pay for it. */
class OrganiserLimitsIT {
    private static final TournamentNode node = new TournamentNode(
            "limits",
            "PERENNIAL_COMMANDS_PER_SECOND=1",
            "PERENNIAL_TOURNAMENTS_PER_HOUR=3",
            "PERENNIAL_BOTS_PER_HOUR=8",
            "PERENNIAL_INVITATIONS_PER_HOUR=2",
            "PERENNIAL_OPEN_INVITATIONS=1");

    @AfterAll
    static void close() {
        node.close();
    }

    private static Answer create(String token) {
        return node.send(
                "POST", "/api/v1/tournaments", token, "{\"name\":\"C\",\"game\":\"arboretum\",\"tableSize\":2}");
    }

    private static String tournament(String token) {
        return "/api/v1/tournaments/" + create(token).text("tournament");
    }

    private static void assertLimited(Answer answer) {
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(429);
        assertThat(answer.code()).isEqualTo("RATE_LIMITED");
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
        assertThat(answer.headers().firstValueAsLong("Retry-After").orElse(0)).isPositive();
    }

    @Test
    void tournamentsAndLeagues() {
        String token = node.keys().token("tom", "player");
        create(token);
        create(token);
        assertThat(node.send("POST", "/api/v1/leagues", token, "{\"name\":\"L\"}")
                        .status())
                .isEqualTo(201);
        long before = node.events();
        assertLimited(create(token));
        assertLimited(node.send("POST", "/api/v1/leagues", token, "{\"name\":\"L\"}"));
        assertThat(node.events()).isEqualTo(before);
        assertThat(create(node.keys().token("tim", "player")).status()).isEqualTo(201);
    }

    @Test
    void botsInAllTournamentsTogether() {
        String token = node.keys().token("ben", "player");
        String first = tournament(token) + "/bots";
        String second = tournament(token) + "/bots";
        assertThat(bots(first, token, 5).status()).isEqualTo(200);
        // What was refused does not count.
        assertThat(node.send("POST", second, token, "{\"level\":\"no\",\"count\":3,\"why\":\"w\"}")
                        .status())
                .isEqualTo(422);
        assertLimited(bots(second, token, 4));
        assertThat(bots(second, token, 3).status()).isEqualTo(200);
        assertLimited(bots(second, token, 1));
    }

    private static Answer bots(String path, String token, int count) {
        return node.send("POST", path, token, "{\"level\":\"random\",\"count\":%d,\"why\":\"w\"}".formatted(count));
    }

    @Test
    void invitations() {
        String token = node.keys().token("ivo", "player");
        String path = tournament(token) + "/invitations";
        for (String player : new String[] {"a", "b"}) {
            assertThat(node.send("POST", path, token, "{\"player\":\"%s\"}".formatted(player))
                            .status())
                    .isEqualTo(200);
        }
        assertThat(node.send("POST", path, token, "{\"player\":\"c\"}").status())
                .isEqualTo(429);
    }

    /** The answer is the one for a block, so that a block cannot be told from it. */
    @Test
    void aPlayerWithManyOpenInvitationsGetsNoMore() {
        String first = node.keys().token("first", "player");
        String second = node.keys().token("second", "player");
        String cup = tournament(first);
        String other = tournament(second);
        assertThat(invite(cup, first).status()).isEqualTo(200);
        assertThat(invite(other, second).code()).isEqualTo("NOT_INVITABLE");
        assertThat(invite(other, second).status()).as("and does not count").isEqualTo(403);
        node.send("POST", cup + "/invitations/popular/decline", node.keys().token("popular", "player"), "{}");
        assertThat(invite(other, second).status()).isEqualTo(200);
    }

    private static Answer invite(String tournament, String token) {
        return node.send("POST", tournament + "/invitations", token, "{\"player\":\"popular\"}");
    }

    /** Ten at once with one per second; reading is free. */
    @Test
    void anyChange() {
        String token = node.keys().token("eve", "player");
        String path = tournament(token);
        Answer last = create(token);
        for (int i = 0; i < 12 && last.status() != 429; i++) {
            last = node.send("POST", path + "/start", token, "{}");
        }
        assertLimited(last);
        assertThat(node.send("POST", path + "/players", node.keys().token("zoe", "player"), "{}")
                        .status())
                .isEqualTo(200);
    }
}
