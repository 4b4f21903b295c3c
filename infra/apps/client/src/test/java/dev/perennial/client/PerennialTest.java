package dev.perennial.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.client.Script.Answer;
import dev.perennial.client.Script.Asked;
import dev.perennial.contract.json.Json;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the client does when a server is away for a moment, wants a new token, or breaks a stream off. */
class PerennialTest {
    private static final Answer FRESH = signedIn("first", 900);

    private static Answer signedIn(String token, int seconds) {
        return Answer.json(
                200,
                "{\"player\":\"p1\",\"token\":\"%s\",\"refreshToken\":\"r-%s\",\"expiresIn\":%d}"
                        .formatted(token, token, seconds));
    }

    @Test
    void aMoveIsSentAgainUnderTheSameKey() throws Exception {
        try (var script = new Script(
                FRESH,
                Answer.json(503, ""),
                Answer.json(429, "{\"code\":\"TOO_MANY\"}"),
                Answer.json(200, "{\"sequence\":7}"))) {
            var ann = Perennial.at(script.address()).guest();
            assertThat(ann.tables().move("t", 1, Json.mapper().createObjectNode()))
                    .isEqualTo(7);
            List<Asked> moves = script.asked().subList(1, 4);
            assertThat(moves).allMatch(move -> move.path().equals("/api/v1/tables/t/moves"));
            assertThat(moves.stream().map(Asked::key).distinct()).hasSize(1).doesNotContainNull();
        }
    }

    /** Nobody knows whether it was done: a second table would stand there for nobody. */
    @Test
    void whatHasNoKeyIsNotSentTwice() throws Exception {
        try (var script = new Script(FRESH, Answer.json(503, ""))) {
            var ann = Perennial.at(script.address()).guest();
            assertThatThrownBy(() -> ann.tables().open(TableSettings.of("arboretum", 2)))
                    .isInstanceOfSatisfying(
                            ClientProblem.class,
                            problem -> assertThat(problem.status()).isEqualTo(503));
            assertThat(script.asked()).hasSize(2);
        }
    }

    @Test
    void aTokenIsRenewedBeforeItEndsAndWhenItIsRefused() throws Exception {
        try (var script = new Script(
                signedIn("old", 1),
                signedIn("second", 900),
                Answer.json(401, "{\"code\":\"UNAUTHENTICATED\"}"),
                signedIn("third", 900),
                Answer.json(200, "{\"sequence\":1}"))) {
            var ann = Perennial.at(script.address()).signIn("ann", "secret");
            assertThat(ann.tables().view("t").get("sequence").asInt()).isEqualTo(1);
            assertThat(script.asked().stream().map(Asked::path))
                    .containsExactly(
                            "/api/v1/auth/sign-in",
                            "/api/v1/auth/refresh",
                            "/api/v1/tables/t",
                            "/api/v1/auth/refresh",
                            "/api/v1/tables/t");
            assertThat(script.asked().getLast().token()).isEqualTo("Bearer third");
        }
    }

    /** It has no refresh token: the secret is shown again. */
    @Test
    void aProgramExchangesItsSecretAgainWhenItIsDue() throws Exception {
        try (var script = new Script(
                exchanged("old", 1),
                exchanged("second", 900),
                Answer.json(401, "{\"code\":\"UNAUTHENTICATED\"}"),
                exchanged("third", 900),
                Answer.json(200, "{\"sequence\":1}"),
                Answer.json(401, "{\"code\":\"UNAUTHENTICATED\"}"),
                Answer.json(401, "{\"code\":\"BAD_TOKEN\",\"detail\":\"No longer valid.\"}"))) {
            var program = Perennial.at(script.address()).program("pt_secret");
            assertThat(program.player()).isEqualTo("p1");
            assertThat(program.tables().view("t").get("sequence").asInt()).isEqualTo(1);
            assertThat(script.asked().getLast().token()).isEqualTo("Bearer third");
            assertThatThrownBy(() -> program.tables().view("t")).hasMessage("No longer valid.");
            assertThat(script.asked().stream().map(Asked::path))
                    .containsExactly(
                            "/api/v1/auth/token",
                            "/api/v1/auth/token",
                            "/api/v1/tables/t",
                            "/api/v1/auth/token",
                            "/api/v1/tables/t",
                            "/api/v1/tables/t",
                            "/api/v1/auth/token");
            assertThat(script.asked().stream()
                            .filter(asked -> asked.path().endsWith("/auth/token"))
                            .map(Asked::body))
                    .containsOnly("{\"secret\":\"pt_secret\"}");
        }
    }

    private static Answer exchanged(String token, int seconds) {
        return Answer.json(
                200,
                "{\"player\":\"p1\",\"scopes\":[\"play\"],\"expiresIn\":%d,\"token\":\"%s\"}"
                        .formatted(seconds, token));
    }

    @Test
    void aRefusalIsThrownWithItsCodeAndSentence() throws Exception {
        try (var script = new Script(Answer.json(404, "{\"code\":\"UNKNOWN_TABLE\",\"detail\":\"No such table.\"}"))) {
            assertThatThrownBy(() -> Perennial.at(script.address()).tables().view("t"))
                    .hasMessage("No such table.")
                    .isInstanceOfSatisfying(
                            ClientProblem.class,
                            problem -> assertThat(problem.code()).isEqualTo("UNKNOWN_TABLE"));
        }
    }

    @Test
    void aServerThatIsAwayIsNamedWhenPatienceEnds() throws Exception {
        String address;
        try (var script = new Script()) {
            address = script.address();
        }
        assertThatThrownBy(() -> Perennial.at(address, Duration.ofMillis(200)).guest())
                .isInstanceOf(Unreachable.class)
                .hasMessageContaining(address);
    }

    @Test
    @Timeout(30)
    void aBrokenStreamGoesOnBehindTheLastEvent() throws Exception {
        try (var script = new Script(
                        Answer.stream("retry: 1000\n:\n\nid: 4\nevent: table\ndata: {\"a\":1}\n\n"),
                        Answer.json(503, ""),
                        Answer.stream("id: 4\ndata: {\"a\":1}\n\nid: 5\nevent: event\ndata: {\"a\":2}\n\n"),
                        Answer.json(404, "{\"code\":\"UNKNOWN_TABLE\",\"detail\":\"Gone.\"}"));
                TableWatch watch = Perennial.at(script.address()).tables().watch("t")) {
            Duration patience = Duration.ofMinutes(1);
            assertThat(watch.next(patience)).map(Frame::id).contains(4L);
            assertThat(watch.next(patience)).map(Frame::event).contains("event");
            assertThatThrownBy(() -> watch.next(patience)).hasMessage("Gone.");
            assertThatThrownBy(() -> watch.next(patience)).as("asked again").hasMessage("Gone.");
            assertThat(script.asked().stream().map(Asked::lastEventId)).containsExactly(null, "4", "4", "5");
        }
    }

    @Test
    void whoKnowsMoreThanTheServerTakesWhatItSays() throws Exception {
        try (var script = new Script(
                        Answer.stream("id: 9\nevent: snapshot\ndata: {}\n\n"),
                        Answer.stream("id: 4\nevent: snapshot\ndata: {}\n\nid: 5\nevent: table\ndata: {}\n\n"));
                TableWatch watch = Perennial.at(script.address()).tables().watch("t")) {
            Duration patience = Duration.ofSeconds(10);
            for (long id : new long[] {9, 4, 5}) {
                assertThat(watch.next(patience)).map(Frame::id).contains(id);
            }
        }
    }
}
