package dev.perennial.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.perennial.cli.Cli;
import dev.perennial.cli.commandline.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against a server whose reading side learns of a new table only after the second look that waits for it. */
class PlayCommandTest {
    private static final String NOT_YET = "{\"code\":\"NOT_YET\"}";
    private static final String UNKNOWN = "{\"code\":\"UNKNOWN_TABLE\",\"detail\":\"There is no such table.\"}";
    private static final String OVER = "id: 9\nevent: snapshot\ndata: {\"table\":{\"status\":\"FINISHED\"}}\n\n";

    private HttpServer server;
    private int looks;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/", this::answer);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void aTableThatHasJustBeenOpenedIsWaitedFor() {
        var shown = new ByteArrayOutputStream();
        var out = new PrintStream(shown, true, StandardCharsets.UTF_8);
        String address = "http://127.0.0.1:" + server.getAddress().getPort();
        var args = List.of("play", "--game", "arboretum", "--server", address + "/"); // as browsers show it
        int exit = Cli.run(args, new Terminal(InputStream.nullInputStream(), out, out), _ -> 1);
        assertThat(shown.toString(StandardCharsets.UTF_8))
                .contains("The game is over: FINISHED.")
                .contains(": " + address + "/tables/new\n", ": " + address + "/tables/new/replay\n")
                .doesNotContain("no such table");
        assertThat(exit).isZero();
    }

    private synchronized void answer(HttpExchange exchange) throws IOException {
        switch (exchange.getRequestURI().toString()) {
            case "/api/v1/auth/guest" -> send(exchange, 200, "{\"player\":\"p\",\"token\":\"t\",\"expiresIn\":900}");
            case "/api/v1/tables" -> send(exchange, 201, "{\"table\":\"new\",\"sequence\":0}");
            case "/api/v1/tables/new/seats" -> send(exchange, 200, "{\"sequence\":7}");
            case "/api/v1/tables/new?atLeast=7" -> send(exchange, ++looks < 2 ? 504 : 200, NOT_YET);
            case "/api/v1/tables/new/stream" -> send(exchange, looks < 2 ? 404 : 200, looks < 2 ? UNKNOWN : OVER);
            default -> send(exchange, 500, "{}");
        }
    }

    private static void send(HttpExchange exchange, int status, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
