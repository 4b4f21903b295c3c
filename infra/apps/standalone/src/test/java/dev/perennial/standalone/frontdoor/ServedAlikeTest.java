package dev.perennial.standalone.frontdoor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.standalone.Eventually;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a web server does to answers on their way out happens to those of services in the same process, too. */
@Timeout(60)
@ParameterizedClass
@EnumSource(Way.class)
class ServedAlikeTest {
    @Parameter
    Way way;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private FakeService service;
    private FrontDoor door;

    @BeforeEach
    void open() throws IOException {
        service = new FakeService("any");
        door = FrontDoor.reserve("127.0.0.1", 0);
        way.open(door, Way.all(service), OuterProxies.of(""));
    }

    @AfterEach
    void close() throws IOException {
        door.close();
        service.close();
        client.close();
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(door.address() + path)).timeout(Duration.ofSeconds(20));
    }

    private HttpResponse<String> text(HttpRequest.Builder request) throws Exception {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    @Test
    void longTextsAreCompressedForClientsThatAskForIt() throws Exception {
        String path = "/" + "a".repeat(4_000);
        HttpResponse<byte[]> packed =
                client.send(request(path).header("Accept-Encoding", "gzip").build(), BodyHandlers.ofByteArray());
        assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
        assertThat(packed.headers().firstValue("Vary").orElse("")).containsIgnoringCase("accept-encoding");
        try (var unpacked = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
            assertThat(new String(unpacked.readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("any|GET|" + path);
        }
        HttpResponse<String> plain = text(request(path));
        assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
        assertThat(plain.body()).startsWith("any|GET|" + path);
    }

    @Test
    void anAnswerLongerThanTheBufferHasItsHeaders() throws Exception {
        HttpResponse<String> answer = text(request("/long"));
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain");
        assertThat(answer.headers().firstValue("Date")).isPresent();
        assertThat(answer.body()).isEqualTo("0123456789".repeat(10_000));
    }

    @Test
    void anAnswerToHeadHasALengthAndNoBody() throws Exception {
        HttpResponse<String> head = text(request("/").HEAD());
        assertThat(head.body()).isEmpty();
        assertThat(head.headers().firstValueAsLong("Content-Length").orElse(0)).isPositive();
    }

    @Test
    void anUnchangedPageHasATagAndNoBody() throws Exception {
        HttpResponse<String> unchanged = text(request("/unchanged"));
        assertThat(unchanged.statusCode()).isEqualTo(304);
        assertThat(unchanged.headers().firstValue("ETag")).contains("\"1\"");
        assertThat(unchanged.body()).isEmpty();
        assertThat(text(request("/")).statusCode()).as("on the same connection").isEqualTo(200);
    }

    @Test
    void aServiceMayAnswerFromAnotherThread() throws Exception {
        for (int i = 0; i < 20; i++) {
            assertThat(text(request("/later")).body()).isEqualTo("later");
        }
    }

    @Test
    void aServiceThatFailsAnswersSo() throws Exception {
        assertThat(text(request("/broken")).statusCode()).isEqualTo(500);
        assertThat(text(request("/")).statusCode()).isEqualTo(200);
    }

    /** The front door is the client of a service; the client's own address is in a header. */
    @Test
    void aServiceKnowsThePeerOfItsConnection() throws Exception {
        assertThat(text(request("/peer")).body()).isEqualTo("127.0.0.1|true|http");
    }

    /** Each answer is that of its own request, also when objects are used again. */
    @Test
    void manyRequestsAtOnceAreKeptApart() throws Exception {
        var answers = Collections.synchronizedList(new ArrayList<String>());
        var threads = new ArrayList<Thread>();
        for (int i = 0; i < 8; i++) {
            int caller = i;
            threads.add(Thread.startVirtualThread(() -> {
                for (int j = 0; j < 25; j++) {
                    String body = "body-" + caller + "-" + j;
                    try {
                        String seen = text(request("/" + body).POST(HttpRequest.BodyPublishers.ofString(body)))
                                .body();
                        boolean own = seen.startsWith("any|POST|/" + body + "|") && seen.endsWith("|" + body);
                        answers.add(own ? "own" : seen);
                    } catch (Exception e) {
                        answers.add(e.toString());
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(answers).hasSize(200).containsOnly("own");
    }

    @Test
    void aClientThatTakesNothingIsNotWaitedForForever() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.getOutputStream()
                    .write("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(Eventually.get(service::asked, count -> count == 1)).isEqualTo(1);
            assertThat(Eventually.get(service::ended, count -> count == 1)).isEqualTo(1);
        }
    }

    @Test
    void aClientThatLeavesEndsItsStream() throws Exception {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.getOutputStream()
                    .write("GET /flood HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            assertThat(socket.getInputStream().readNBytes(100)).hasSize(100);
        }
        assertThat(Eventually.get(service::ended, count -> count == 1)).isEqualTo(1);
    }

    /** Otherwise everyone could come from this machine. */
    @Test
    void noClientCanTakeTheForwardingHeadersAway() throws Exception {
        String answer =
                raw("GET / HTTP/1.1\r\nHost: x\r\nConnection: close, X-Forwarded-For, X-Forwarded-Host\r\n\r\n");
        assertThat(answer).contains("|x|x|http|127.0.0.1|null|");
    }

    @Test
    void charactersThatAreNoPartOfAnAddressAreRefused() throws Exception {
        for (String address : new String[] {"/?a[b]=1", "/?q=\"", "/a|b", "/?a=\\"}) {
            assertThat(raw("GET " + address + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))
                    .as(address)
                    .startsWith("HTTP/1.1 400");
        }
        assertThat(service.asked()).isZero();
    }

    @Test
    void tooManyHeadersAreRefused() throws Exception {
        String many = "X-A: 1\r\n".repeat(150);
        assertThat(raw("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + many + "\r\n"))
                .startsWith("HTTP/1.1 400");
        assertThat(service.asked()).isZero();
    }

    private String raw(String request) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
