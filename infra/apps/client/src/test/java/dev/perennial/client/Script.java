package dev.perennial.client;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;

/** A server that gives prepared answers one after another and records the requests. */
final class Script implements AutoCloseable {
    record Asked(String method, String path, String token, String key, String lastEventId, String body) {}

    record Answer(int status, String type, String body) {
        static Answer json(int status, String body) {
            return new Answer(status, "application/json", body);
        }

        static Answer stream(String body) {
            return new Answer(200, "text/event-stream", body);
        }
    }

    private final HttpServer server;
    private final Deque<Answer> answers = new ArrayDeque<>();
    private final List<Asked> asked = new CopyOnWriteArrayList<>();

    Script(Answer... answers) throws IOException {
        this.answers.addAll(List.of(answers));
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    private synchronized void answer(HttpExchange exchange) throws IOException {
        var headers = exchange.getRequestHeaders();
        asked.add(new Asked(
                exchange.getRequestMethod(),
                exchange.getRequestURI().toString(),
                headers.getFirst("Authorization"),
                headers.getFirst("Idempotency-Key"),
                headers.getFirst("Last-Event-ID"),
                new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
        // After the script is over, there is no further answer.
        Answer next = answers.isEmpty() ? Answer.json(500, "{}") : answers.pop();
        byte[] body = next.body().getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", next.type());
        exchange.sendResponseHeaders(next.status(), body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }

    String address() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    List<Asked> asked() {
        return asked;
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
