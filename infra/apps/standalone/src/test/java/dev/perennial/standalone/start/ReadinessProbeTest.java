package dev.perennial.standalone.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.perennial.standalone.console.CannotStart;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadinessProbeTest {
    private final Queue<String> asked = new ConcurrentLinkedQueue<>();
    private HttpServer server;

    /** The first answers in this order, and the last one from then on. */
    private String answering(Integer... statuses) throws IOException {
        var next = new ConcurrentLinkedQueue<>(List.of(statuses));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestURI().getPath());
            exchange.sendResponseHeaders(next.size() > 1 ? next.remove() : next.element(), -1);
            exchange.close();
        });
        server.start();
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void waitsUntilPageAndKeysAreServed() throws IOException {
        ReadinessProbe.await(answering(503, 404, 200, 401, 200), Duration.ofSeconds(30));
        assertThat(asked).containsExactly("/", "/", "/", "/api/v1/jwks", "/api/v1/jwks");
    }

    @ParameterizedTest
    @ValueSource(ints = {204, 302, 401, 404, 429, 500, 503})
    void nothingButAnAnswerWithContentIsReady(int status) throws IOException {
        String address = answering(status);
        assertThatThrownBy(() -> ReadinessProbe.await(address, Duration.ofMillis(250)))
                .isInstanceOf(CannotStart.class)
                .hasMessage(address + "/ answers only " + status + ".");
    }
}
