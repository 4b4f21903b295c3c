package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.perennial.standalone.Eventually;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The front door with few places, and many who want them. */
@Timeout(60)
@ParameterizedClass
@EnumSource(Way.class)
class CrowdedDoorTest {
    @Parameter
    Way way;

    private static final Duration SOON = Duration.ofSeconds(1);
    private static final ConnectionLimits FEW = new ConnectionLimits(40, 8, SOON, SOON.multipliedBy(2), SOON, 1_000);
    private static final ConnectionLimits PATIENT =
            new ConnectionLimits(40, 8, SOON.multipliedBy(60), SOON.multipliedBy(60), SOON.multipliedBy(60), 1_000);

    private FakeService service;
    private FrontDoor door;

    @BeforeEach
    void open() throws IOException {
        service = new FakeService("any");
        door = FrontDoor.reserve("0.0.0.0", 0);
    }

    @AfterEach
    void close() throws IOException {
        door.close();
        service.close();
    }

    private void openWith(ConnectionLimits limits) {
        way.open(door, Way.all(service), OuterProxies.of(""), limits);
    }

    @Test
    void halfSentRequestsKeepNobodyOut() throws Exception {
        openWith(PATIENT);
        try (var silent = new SilentClients(door.port()).connect(300, 300, SilentClients.HALF)) {
            assertThat(silent.refused()).isZero();
            assertThat(post("{}").statusCode()).isEqualTo(200);
            assertThat(silent.hears()).as("made room").isEmpty();
        }
    }

    @Test
    void slowBodiesKeepNobodyOutAndNoServiceHearsOfThem() throws Exception {
        openWith(PATIENT);
        try (var slow =
                new SilentClients(door.port()).connect(250, 250, SilentClients.slowBody("/api/v1/auth/sign-in"))) {
            assertThat(post("{}").statusCode()).isEqualTo(200);
            assertThat(slow.refused()).isZero();
            assertThat(service.asked()).as("requests that reached it").isEqualTo(1);
        }
    }

    @Test
    void aHeaderThatIsNotThereInTimeEndsTheConnection() throws Exception {
        openWith(FEW);
        try (var silent = new SilentClients(door.port()).connect(1, 1, SilentClients.HALF)) {
            long begin = System.nanoTime();
            assertThat(silent.hears()).isEmpty();
            assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void aHeaderThatComesInDropsIsNotThereInTimeEither() throws Exception {
        openWith(FEW);
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.setSoTimeout(100);
            socket.getOutputStream().write("GET / HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            assertThat(endsWithin(socket, Duration.ofSeconds(5))).isTrue();
        }
    }

    private static boolean endsWithin(Socket socket, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() < end) {
            try {
                socket.getOutputStream().write('x');
                if (socket.getInputStream().read() < 0) {
                    return true;
                }
            } catch (SocketTimeoutException e) {
                // It still listens.
            } catch (IOException e) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aBodyThatIsNotThereInTimeIsToldSo() throws Exception {
        openWith(FEW);
        try (var slow = new SilentClients(door.port()).connect(1, 1, SilentClients.slowBody("/api/v1/tables"))) {
            assertThat(slow.hears())
                    .startsWith("HTTP/1.1 408")
                    .contains("application/problem+json", "\"code\":\"TOO_SLOW\"");
        }
        assertThat(service.asked()).isZero();
    }

    @Test
    void aBodyThatIsTooLongIsRefusedHoweverItComes() throws Exception {
        openWith(FEW);
        assertThat(post("x".repeat(1_000)).body()).endsWith("|" + "x".repeat(1_000));
        assertThat(post("x".repeat(1_001)).statusCode()).isEqualTo(413);
        String chunked = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3e9\r\n"
                + "x".repeat(1_001) + "\r\n0\r\n\r\n";
        try (var client = new SilentClients(door.port()).connect(1, 1, chunked)) {
            assertThat(client.hears()).startsWith("HTTP/1.1 413").contains("\"code\":\"TOO_LONG\"");
        }
    }

    @Test
    void aFewFilesOfStudiesMayBeLonger() throws Exception {
        openWith(new ConnectionLimits(60, 60, SOON, SOON.multipliedBy(2), SOON.multipliedBy(3), 1_000));
        String file = "x".repeat(300_000);
        assertThat(post("/api/v1/studies/import", file).body()).endsWith("|" + file);
        assertThat(post("/api/v1/studies/import", "x".repeat(600_000)).statusCode())
                .isEqualTo(413);
        assertThat(post("/api/v1/studies", file).statusCode()).isEqualTo(413);
        String begun = "POST /api/v1/studies/import HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\nx";
        try (var slow = new SilentClients(door.port()).connect(16, 16, begun)) {
            var crowded = Eventually.get(() -> importing(file), answer -> answer.statusCode() == 503);
            assertThat(crowded.headers().firstValue("Retry-After")).isPresent();
            assertThat(post("short").statusCode()).isEqualTo(200);
            assertThat(slow.hears()).startsWith("HTTP/1.1 408");
        }
        assertThat(Eventually.get(() -> importing(file), answer -> answer.statusCode() == 200)
                        .body())
                .endsWith(file);
    }

    private HttpResponse<String> importing(String file) {
        try {
            return post("/api/v1/studies/import", file);
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void bodiesArriveWholeHoweverTheyAreSent() throws Exception {
        openWith(PATIENT);
        for (String more : List.of("", "Expect: 100-continue\r\n")) {
            String chunked = "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + more
                    + "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
            try (var client = new SilentClients(door.port()).connect(1, 1, chunked)) {
                assertThat(client.hears()).contains("HTTP/1.1 200").contains("|abcde");
            }
        }
    }

    @Test
    void whenEveryPlaceIsReallyTakenOthersAreAskedToComeBack() throws Exception {
        openWith(PATIENT);
        String stream = "GET /api/v1/tables/t/stream HTTP/1.1\r\nHost: x\r\n\r\n";
        try (var watching = new SilentClients(door.port()).connect(40, 40, stream)) {
            assertThat(Eventually.get(service::asked, count -> count == 40)).isEqualTo(40);
            assertThat(watching.refused()).isZero();
            HttpResponse<String> answer = post("{}");
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValue("Retry-After")).contains("5");
            assertThat(answer.body()).contains("\"code\":\"UNAVAILABLE\"");
        }
        // A client that is gone is noticed at the next write.
        for (int i = 0; i < 80; i++) {
            service.letLine();
        }
        assertThat(Eventually.get(this::status, status -> status == 200)).isEqualTo(200);
    }

    /** Not by loopback, which is believed: by an address at which a network reaches this machine. */
    @Test
    void oneAddressHasSoManyAndTheOthersStillHaveTheirs() throws Exception {
        openWith(PATIENT);
        InetAddress outer = outerAddress();
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 8; i++) {
                Socket socket = new Socket(outer, door.port());
                sockets.add(socket);
                socket.getOutputStream().write(SilentClients.HALF.getBytes(StandardCharsets.US_ASCII));
            }
            try (Socket ninth = new Socket(outer, door.port())) {
                ninth.setSoTimeout(10_000);
                String answer = new String(ninth.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
                assertThat(answer)
                        .startsWith("HTTP/1.1 503")
                        .contains("Retry-After: 5", "X-Content-Type-Options: nosniff", "\"UNAVAILABLE\"");
            }
            assertThat(post("{}").statusCode()).as("from elsewhere").isEqualTo(200);
        } finally {
            for (Socket socket : sockets) {
                socket.close();
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

    private int status() {
        try {
            return post("{}").statusCode();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpResponse<String> post(String body) throws IOException, InterruptedException {
        return post("/api/v1/tables", body);
    }

    /** A long body waits for leave to be sent. Otherwise a refusal can be lost when the door closes the connection. */
    private HttpResponse<String> post(String path, String body) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(5))
                .build()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(door.address() + path))
                    .timeout(Duration.ofSeconds(10))
                    .expectContinue(body.length() > 100_000)
                    .POST(BodyPublishers.ofString(body))
                    .build();
            return client.send(request, BodyHandlers.ofString());
        }
    }
}
