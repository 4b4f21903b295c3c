package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Player;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The front door and each service as they run: requests that are no good HTTP, and streams of who signed out. */
class MalformedRequestsIT {
    private static final String ACCOUNT = "{\"name\":\"%s\",\"password\":\"a long sentence\"}";

    @TempDir
    static Path data;

    private static RunningStandalone running;
    private static Api api;

    @BeforeAll
    static void start() {
        running = TestStandalone.start(data);
        api = new Api(running.address());
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    @Test
    void oddRequestsGetABadRequestWhoeverListens() throws Exception {
        var addresses = new ArrayList<>(running.serviceAddresses());
        addresses.add(running.address());
        var softly = new SoftAssertions();
        for (String address : addresses) {
            for (var odd : RawRequests.odd().entrySet()) {
                if (odd.getKey().contains("chunk") && noSignInAt(address)) {
                    continue; // what has no such address reads no body there
                }
                String answer = RawRequests.send(URI.create(address).getPort(), odd.getValue());
                if (odd.getKey().equals(RawRequests.PREFACE) && !address.equals(running.address())) {
                    // A service closes the connection without a word; clients talk to the front door.
                    softly.assertThat(answer).as(odd.getKey()).isEmpty();
                    continue;
                }
                softly.assertThat(answer)
                        .as(odd.getKey() + " at " + address)
                        .startsWith("HTTP/1.1 400 ")
                        .containsIgnoringCase("Content-Type: application/problem+json")
                        .contains("\"code\":")
                        .contains(MalformedRequestsTest.GUARDS);
            }
        }
        softly.assertAll();
    }

    private static boolean noSignInAt(String address) {
        return !address.equals(running.address()) && !address.equals(running.commandAddress());
    }

    @Test
    void aStreamEndsWithinTwoSecondsOfTheSignOut() throws Exception {
        String token = account("ann");
        assertThat(endsAfter(token, () -> post("/api/v1/auth/sign-out", token, "{}")))
                .allMatch(each -> each.compareTo(Duration.ofSeconds(2)) < 0);
    }

    @Test
    void aStreamEndsWithinTwoSecondsOfTheRevocation() throws Exception {
        String owner = account("ben");
        var made = api.post("/api/v1/auth/tokens", owner, "{\"label\":\"x\",\"scopes\":[\"read\"]}");
        String program = api.post(
                        "/api/v1/auth/token",
                        null,
                        "{\"secret\":\"" + made.get("secret").asString() + "\"}")
                .get("token")
                .asString();
        assertThat(endsAfter(
                        program,
                        () -> send(
                                "DELETE",
                                "/api/v1/auth/tokens/" + made.get("id").asString(),
                                owner,
                                "")))
                .allMatch(each -> each.compareTo(Duration.ofSeconds(2)) < 0);
    }

    /** How long after the deed the streams of a table and of a tournament were at their end. */
    private static List<Duration> endsAfter(String token, Runnable deed) throws Exception {
        Player host = api.signIn("host");
        String table = host.openTable("arboretum", 2);
        String tournament = api.post(
                        "/api/v1/tournaments",
                        host.token(),
                        "{\"name\":\"Cup\",\"game\":\"arboretum\",\"tableSize\":2,\"rounds\":3}")
                .get("tournament")
                .asString();
        Eventually.get(() -> api.get("/api/v1/tables/" + table, null));
        Eventually.get(() -> api.get("/api/v1/tournaments/" + tournament, null));
        var client = HttpClient.newHttpClient(); // not closed: one of the streams goes on
        try {
            var streams = List.of(
                    open(client, "/api/v1/tables/" + table + "/stream", token),
                    open(client, "/api/v1/tournaments/" + tournament + "/stream", token));
            var nobodys = open(client, "/api/v1/tables/" + table + "/stream", "");
            Thread.sleep(1_500); // all of them wait for news by now
            assertThat(streams).noneMatch(CompletableFuture::isDone);
            long before = System.nanoTime();
            deed.run();
            var ended = new ArrayList<Duration>();
            for (var stream : streams) {
                ended.add(Duration.ofNanos(stream.get(30, TimeUnit.SECONDS) - before));
            }
            assertThat(nobodys).isNotDone();
            return ended;
        } finally {
            client.shutdownNow();
        }
    }

    /** When it ended. */
    private static CompletableFuture<Long> open(HttpClient client, String path, String token) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(running.address() + path));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        var answer = client.send(request.build(), BodyHandlers.ofInputStream());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return CompletableFuture.supplyAsync(
                () -> readToTheEnd(answer.body()), task -> Thread.ofVirtual().start(task));
    }

    private static long readToTheEnd(InputStream stream) {
        try (stream) {
            stream.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // Cut off is over, too.
        }
        return System.nanoTime();
    }

    private static String account(String name) {
        return api.post("/api/v1/auth/sign-up", null, ACCOUNT.formatted(name))
                .get("token")
                .asString();
    }

    private static void post(String path, String token, String body) {
        send("POST", path, token, body);
    }

    private static void send(String method, String path, String token, String body) {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(running.address() + path))
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json")
                    .method(method, BodyPublishers.ofString(body))
                    .build();
            assertThat(client.send(request, BodyHandlers.discarding()).statusCode())
                    .isBetween(200, 299);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
