package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.http.forwarding.ForwardingHeaders;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the front door answers itself. */
@ParameterizedClass
@EnumSource(Way.class)
class MalformedRequestsTest {
    @Parameter
    Way way;

    static final List<String> GUARDS = List.of(
            "Content-Security-Policy: default-src 'self'",
            "X-Content-Type-Options: nosniff",
            "X-Frame-Options: DENY",
            "Referrer-Policy: same-origin");

    private FakeService service;
    private FrontDoor door;

    @BeforeEach
    void open() throws Exception {
        service = new FakeService("service");
        door = FrontDoor.reserve("127.0.0.1", 0);
        var dead = new FakeService("dead");
        dead.close();
        way.open(
                door,
                Map.of(Target.COMMAND, service, Target.QUERY, service, Target.TOURNAMENT, dead),
                OuterProxies.of(""));
    }

    @AfterEach
    void close() throws Exception {
        door.close();
        service.close();
    }

    @Test
    void oddRequestsGetABadRequestWithSecurityHeaders() throws Exception {
        var softly = new SoftAssertions();
        for (var odd : RawRequests.odd().entrySet()) {
            String answer = RawRequests.send(door.port(), odd.getValue());
            softly.assertThat(answer)
                    .as(odd.getKey())
                    .startsWith("HTTP/1.1 400 ")
                    .containsIgnoringCase("Content-Type: application/problem+json")
                    .contains("\"code\":")
                    .contains(GUARDS);
        }
        softly.assertAll();
    }

    @Test
    void allItsOwnErrorsCarrySecurityHeaders() throws Exception {
        for (String line : List.of("GET /actuator", "POST /api/v1/tournaments")) {
            String answer = RawRequests.send(door.port(), line + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
            assertThat(answer)
                    .as(line)
                    .startsWith(line.startsWith("GET") ? "HTTP/1.1 404 " : "HTTP/1.1 502 ")
                    .contains(GUARDS);
        }
    }

    /** A client keeps its connection for the next request unless the answer says that it is closed. */
    @ParameterizedTest
    @ValueSource(strings = {"%00", "%2F", "%5C", ";x=1", "/../tables", "/%2e%2e/tables", "%zz", ".json"})
    void aConnectionIsClosedOnlyIfTheAnswerSaysSo(String ending) throws Exception {
        String request = "POST /api/v1/tables" + ending + " HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}";
        try (var kept = new KeptConnection(door.port())) {
            String answer = kept.send(request);
            if (!answer.toLowerCase(Locale.ROOT).contains("connection: close")) {
                assertThat(kept.send("GET /actuator HTTP/1.1\r\nHost: x\r\n\r\n"))
                        .as("after %s", answer)
                        .startsWith("HTTP/1.1 404 ");
            }
        }
    }

    @Test
    void noServiceHearsOfHeadersThatChangePaths() throws Exception {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(URI.create(door.address() + "/api/v1/auth/tokens"))
                    .header("X-Forwarded-Prefix", "/api/v1/tables")
                    .header("X-Original-URL", "/api/v1/tables")
                    .header("x-rewrite-url", "/api/v1/tables")
                    .header("X-Forwarded-Ssl", "on")
                    .header("Forwarded", "host=evil.example")
                    .POST(BodyPublishers.ofString("{}"))
                    .build();
            assertThat(client.send(request, BodyHandlers.ofString()).statusCode())
                    .isEqualTo(200);
        }
        assertThat(service.headers())
                .contains("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host")
                .doesNotContain(
                        "x-forwarded-prefix", "x-original-url", "x-rewrite-url", "x-forwarded-ssl", "forwarded");
    }

    /** The front door of the separate services drops the same headers. */
    @Test
    void theOtherFrontDoorDropsThemToo() throws Exception {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("infra/deploy/proxy/Caddyfile"))) {
            folder = folder.getParent();
        }
        var lines = Files.readAllLines(folder.resolve("infra/deploy/proxy/Caddyfile")).stream()
                .map(String::strip)
                .toList();
        assertThat(lines)
                .containsAll(ForwardingHeaders.dropped().stream()
                        .map(each -> "request_header -" + each)
                        .toList());
    }
}
