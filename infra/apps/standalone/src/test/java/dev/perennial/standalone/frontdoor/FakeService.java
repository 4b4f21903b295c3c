package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

/** Answers with its name and what it was asked; under /stream it sends a line whenever it is let. */
final class FakeService implements AutoCloseable {
    private final String name;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore lines = new Semaphore(0);
    private final AtomicInteger asked = new AtomicInteger();
    private volatile Set<String> headers = Set.of();

    FakeService(String name) throws IOException {
        this.name = name;
        server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::answer);
        server.start();
    }

    /** Names of the headers of the last request. */
    Set<String> headers() {
        return headers;
    }

    int port() {
        return server.getAddress().getPort();
    }

    void letLine() {
        lines.release();
    }

    int asked() {
        return asked.get();
    }

    private void answer(HttpExchange exchange) throws IOException {
        asked.incrementAndGet();
        headers = Set.copyOf(exchange.getRequestHeaders().keySet());
        if (exchange.getRequestURI().getPath().endsWith("/stream")) {
            stream(exchange);
            return;
        }
        byte[] body = describe(exchange).getBytes(UTF_8);
        exchange.getResponseHeaders().add("Set-Cookie", "a=b");
        exchange.sendResponseHeaders(
                exchange.getRequestURI().getPath().endsWith("/refused") ? 401 : 200,
                body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    private String describe(HttpExchange exchange) throws IOException {
        var headers = exchange.getRequestHeaders();
        return String.join(
                "|",
                name,
                exchange.getRequestMethod(),
                exchange.getRequestURI().toString(),
                String.valueOf(headers.getFirst("Host")),
                String.valueOf(headers.getFirst("X-Forwarded-Host")),
                String.valueOf(headers.getFirst("X-Forwarded-Proto")),
                String.valueOf(headers.getFirst("X-Forwarded-For")),
                String.valueOf(headers.getFirst("Forwarded")),
                new String(exchange.getRequestBody().readAllBytes(), UTF_8));
    }

    private void stream(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (var out = exchange.getResponseBody()) {
            for (int id = 1; id <= 3; id++) {
                lines.acquireUninterruptibly();
                out.write(("data: " + id + "\n").getBytes(UTF_8));
                out.flush();
            }
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
