package dev.perennial.command.rim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.SpoiltTokens;
import dev.perennial.command.auth.Visitor;
import dev.perennial.command.rim.Endpoints.Endpoint;
import dev.perennial.contract.json.Json;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.jdbc.core.JdbcTemplate;

/** Whatever is sent, nothing breaks, nothing is stored and nothing is told about the inside. */
class BadRequestsIT {
    private static final int EACH = Boolean.getBoolean("perennial.full") ? 500 : 30;
    private static final CommandNode node = CommandNode.shared();

    static Stream<Endpoint> endpoints() {
        return Endpoints.of(node).stream();
    }

    @Test
    void theEndpointsAreFound() {
        assertThat(endpoints().map(Endpoint::toString))
                .contains("POST /api/v1/tables/{table}/moves", "POST /api/v1/auth/sign-in", "PATCH /api/v1/players/me")
                .hasSizeGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource("endpoints")
    void noBadRequestBreaksAnything(Endpoint endpoint) throws IOException {
        var visitor = endpoint.path().contains("/admin") ? Visitor.admin(node) : Visitor.signUp(node);
        List<String> tokens = new ArrayList<>(List.of("", visitor.token(), visitor.token(), visitor.token()));
        tokens.addAll(new SpoiltTokens(node).all(visitor.player()));
        long events = events();
        var bad = new BadRequests(endpoint.toString().hashCode());
        try (var line = new RawHttp(node.uri("/"))) {
            for (int i = 0; i < EACH; i++) {
                var request = bad.next(endpoint);
                var answer = line.send(endpoint.method(), request, bad.one(tokens));
                String told = endpoint + " " + i + ": " + request + " -> " + answer;
                assertThat(answer.status()).as(told).isBetween(200, 499);
                assertThat(answer.body())
                        .as(told)
                        .doesNotContain("Exception", "dev.perennial", "org.springframework", "java.", "jackson");
                if (answer.status() >= 400 && answer.reachedUs()) {
                    assertThat(Json.mapper()
                                    .readTree(answer.body())
                                    .path("code")
                                    .asString(""))
                            .as(told)
                            .matches("[A-Z_]+");
                }
            }
        }
        assertThat(events()).as("stored by " + endpoint).isEqualTo(events);
    }

    @Test
    void tokensThatAreNotGenuineOpenNothing() {
        var visitor = Visitor.signUp(node);
        for (String token : new SpoiltTokens(node).all(visitor.player())) {
            assertThat(node.get("/api/v1/auth/me", token).status()).as(token).isEqualTo(401);
            var answer = node.post("/api/v1/tables", token, "{\"game\":\"arboretum\",\"seats\":2}");
            assertThat(answer.status()).as(token).isEqualTo(401);
            assertThat(answer.code()).isEqualTo("UNAUTHENTICATED");
        }
    }

    private static long events() {
        Long count =
                node.bean(JdbcTemplate.class).queryForObject("select count(*) from domain_event_entry", Long.class);
        return count == null ? -1 : count;
    }

    /** Sends what a careful client would refuse to send. */
    private static final class RawHttp implements AutoCloseable {
        private final URI address;
        private Socket socket;

        RawHttp(URI address) throws IOException {
            this.address = address;
            this.socket = new Socket(address.getHost(), address.getPort());
        }

        record Answer(int status, String type, String body) {
            /** The server itself answers what is no request at all. */
            boolean reachedUs() {
                return type.contains("json");
            }
        }

        Answer send(String method, BadRequests.Request request, String token) throws IOException {
            byte[] body = request.body().getBytes(StandardCharsets.UTF_8);
            var head =
                    new StringBuilder(method + " " + request.path() + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
            if (!token.isEmpty()) {
                head.append("Authorization: Bearer ").append(token).append("\r\n");
            }
            head.append("Content-Type: ").append(request.type()).append("\r\n");
            head.append("Idempotency-Key: ").append(request.key()).append("\r\n");
            head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
            socket.close();
            socket = new Socket(address.getHost(), address.getPort());
            socket.setSoTimeout(20_000);
            try {
                socket.getOutputStream().write(head.toString().getBytes(StandardCharsets.UTF_8));
                socket.getOutputStream().write(body);
                socket.getOutputStream().flush();
            } catch (IOException e) {
                // It has heard enough and answered already.
            }
            return read();
        }

        private Answer read() throws IOException {
            String all;
            try {
                all = new String(
                        new BufferedInputStream(socket.getInputStream()).readAllBytes(), StandardCharsets.UTF_8);
            } catch (java.net.SocketException reset) {
                return new Answer(413, "", "");
            }
            String[] parts = all.split("\r\n\r\n", 2);
            String type = parts[0].lines()
                    .filter(line -> line.regionMatches(true, 0, "content-type:", 0, 13))
                    .findFirst()
                    .orElse("");
            String body = parts.length < 2 ? "" : parts[1];
            boolean chunked = parts[0].toLowerCase(java.util.Locale.ROOT).contains("transfer-encoding: chunked");
            return new Answer(Integer.parseInt(all.substring(9, 12)), type, chunked ? unchunked(body) : body);
        }

        private static String unchunked(String body) {
            int end = body.indexOf("\r\n");
            int length = end < 0 ? 0 : Integer.parseInt(body.substring(0, end).strip(), 16);
            byte[] bytes = body.substring(end + 2).getBytes(StandardCharsets.UTF_8);
            return length == 0
                    ? ""
                    : new String(bytes, 0, length, StandardCharsets.UTF_8)
                            + unchunked(
                                    new String(bytes, length + 2, bytes.length - length - 2, StandardCharsets.UTF_8));
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
