package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.perennial.standalone.console.CannotStart;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Way.class)
class FrontDoorTest {
    @Parameter
    Way way;

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();
    private FakeService command;
    private FakeService query;
    private FakeService tournament;
    private FrontDoor door;

    @BeforeEach
    void open() throws IOException {
        command = new FakeService("command");
        query = new FakeService("query");
        tournament = new FakeService("tournament");
        door = FrontDoor.reserve("127.0.0.1", 0);
        way.open(door, services(), OuterProxies.of(""));
    }

    private Map<Target, FakeService> services() {
        return Map.of(Target.COMMAND, command, Target.QUERY, query, Target.TOURNAMENT, tournament);
    }

    @AfterEach
    void close() throws IOException {
        door.close();
        command.close();
        query.close();
        tournament.close();
        client.close();
    }

    @Test
    void handsEachRequestToItsOwnerAndKeepsMethodQueryAndBody() throws Exception {
        assertThat(get("/?a=%20b").body()).startsWith("query|GET|/?a=%20b|");
        assertThat(get("/api/v1/jwks").body()).startsWith("command|GET|/api/v1/jwks|");
        assertThat(post("/api/v1/tables/t/moves", "{\"x\":1}").body())
                .startsWith("command|POST|/api/v1/tables/t/moves|")
                .endsWith("|{\"x\":1}");
        assertThat(post("/api/v1/tournaments", "").body()).startsWith("tournament|POST|/api/v1/tournaments|");
    }

    @Test
    void tellsTheServicesByWhichAddressTheyWereAsked() throws Exception {
        String own = "127.0.0.1:" + door.port();

        String[] seen = get("/").body().split("\\|", -1);

        assertThat(seen[3]).isEqualTo(own);
        assertThat(seen[4]).isEqualTo(own);
        assertThat(seen[5]).isEqualTo("http");
        assertThat(seen[6]).isEqualTo("127.0.0.1");
    }

    @Test
    void believesAWebServerInFrontOnThisMachine() throws Exception {
        HttpRequest request = request("/")
                .header("X-Forwarded-Proto", "https")
                .header("X-Forwarded-Host", "play.example.org")
                .header("X-Forwarded-For", "192.0.2.7")
                .header("Forwarded", "host=evil.example.org")
                .build();

        String[] seen = client.send(request, BodyHandlers.ofString()).body().split("\\|", -1);

        assertThat(seen[4]).isEqualTo("play.example.org");
        assertThat(seen[5]).isEqualTo("https");
        assertThat(seen[6]).isEqualTo("192.0.2.7");
        assertThat(seen[7]).isEqualTo("null");
    }

    /** Another machine: an address by which a network reaches this one. */
    @Test
    void believesAProxyElsewhereOnlyIfItIsNamed() throws Exception {
        InetAddress outer = outerAddress();
        for (boolean named : new boolean[] {false, true}) {
            try (FrontDoor wide = FrontDoor.reserve("0.0.0.0", 0)) {
                way.open(wide, services(), OuterProxies.of(named ? outer.getHostAddress() : ""));
                var address = URI.create("http://" + outer.getHostAddress() + ":" + wide.port() + "/");
                HttpRequest request = HttpRequest.newBuilder(address)
                        .header("X-Forwarded-Proto", "https")
                        .header("X-Forwarded-For", "192.0.2.7")
                        .build();

                String[] seen =
                        client.send(request, BodyHandlers.ofString()).body().split("\\|", -1);

                assertThat(seen[5]).isEqualTo(named ? "https" : "http");
                assertThat(seen[6]).isEqualTo(named ? "192.0.2.7" : outer.getHostAddress());
            }
        }
    }

    private static InetAddress outerAddress() throws IOException {
        var outer = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .findFirst();
        assumeThat(outer).as("a network").isPresent();
        return outer.orElseThrow();
    }

    @Test
    void passesCookiesAndRefusalsThroughUntouched() throws Exception {
        HttpResponse<String> refused = get("/refused");

        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(refused.headers().allValues("Set-Cookie")).containsExactly("a=b");
        assertThat(refused.headers().allValues("Date")).hasSize(1);
        assertThat(refused.headers().firstValue("Server")).isEmpty();
    }

    @Test
    void neverShowsTheManagementPagesHoweverTheyAreSpelt() throws Exception {
        for (String path : new String[] {"/actuator", "/actuator/health", "/%61ctuator/health", "/x/../actuator"}) {
            HttpResponse<String> answer = get(path);

            assertThat(answer.statusCode()).as(path).isEqualTo(404);
            assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        }
        assertThat(raw("GET //actuator/health HTTP/1.1")).doesNotContain("query|");
        assertThat(raw("GET /actuator;x=1/health HTTP/1.1")).doesNotContain("query|");
    }

    @Test
    void streamsEachLineAsItComes() throws Exception {
        CompletableFuture<HttpResponse<InputStream>> answer =
                client.sendAsync(request("/api/v1/tables/t/stream").build(), BodyHandlers.ofInputStream());
        query.letLine();
        try (var lines = new BufferedReader(
                new InputStreamReader(answer.get(10, TimeUnit.SECONDS).body(), StandardCharsets.UTF_8))) {
            assertThat(next(lines)).isEqualTo("data: 1");
            query.letLine();
            assertThat(next(lines)).isEqualTo("data: 2");
            query.letLine();
            assertThat(next(lines)).isEqualTo("data: 3");
        }
    }

    @Test
    void saysWhichWayADeadServiceIsDead() throws Exception {
        tournament.close();

        HttpResponse<String> answer = post("/api/v1/tournaments", "{}");

        assertThat(answer.statusCode()).isEqualTo(502);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        assertThat(answer.body()).contains("\"status\":502", "\"code\":\"SERVICE_DOWN\"");
        assertThat(get("/").statusCode()).isEqualTo(200);
    }

    @Test
    void answersNonsenseWithAProblem() throws Exception {
        assertThat(raw("GET /?q={a|b} HTTP/1.1")).startsWith("HTTP/1.1 400");
        assertThat(raw("GET /%zz HTTP/1.1")).startsWith("HTTP/1.1 400").contains("application/problem+json");
        assertThat(raw("NONSENSE")).startsWith("HTTP/1.1 400");
    }

    @Test
    void refusesABusyPortAndAnAddressThatIsNotOurs() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            int port = other.getLocalPort();
            assertThatThrownBy(() -> FrontDoor.reserve("127.0.0.1", port))
                    .isInstanceOf(CannotStart.class)
                    .hasMessage("Cannot listen on port " + port
                            + " of 127.0.0.1: another program uses it. Choose another with --port.");
        }
        assertThatThrownBy(() -> FrontDoor.reserve("no-such-host.invalid", 0))
                .isInstanceOf(CannotStart.class)
                .hasMessage("Cannot listen on port 0 of no-such-host.invalid: no such address.");
    }

    @Test
    void hasAnAddressThatWorksFromHere() throws IOException {
        try (FrontDoor everywhere = FrontDoor.reserve("0.0.0.0", 0)) {
            assertThat(everywhere.address()).isEqualTo("http://127.0.0.1:" + everywhere.port());
        }
        assertThat(door.address()).isEqualTo("http://127.0.0.1:" + door.port());
    }

    private static String next(BufferedReader lines) throws Exception {
        return CompletableFuture.supplyAsync(() -> {
                    try {
                        return lines.readLine();
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                })
                .get(10, TimeUnit.SECONDS);
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(door.address() + path)).timeout(Duration.ofSeconds(20));
    }

    private HttpResponse<String> get(String path) throws Exception {
        return client.send(request(path).build(), BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String path, String body) throws Exception {
        HttpRequest request = request(path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    /** What no well-behaved client would send. */
    private String raw(String firstLine) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.setSoTimeout(10_000);
            String text = firstLine + "\r\nHost: x\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
