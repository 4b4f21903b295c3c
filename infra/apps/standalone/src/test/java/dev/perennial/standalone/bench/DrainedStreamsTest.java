package dev.perennial.standalone.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class DrainedStreamsTest {
    private static final int REST = 1_000_000;

    private final CountDownLatch headRead = new CountDownLatch(1);

    @Test
    @Timeout(60)
    void readsWhatAStreamSends() throws IOException {
        try (var server = server();
                var streams = new DrainedStreams()) {
            var _ = answer(server, "HTTP/1.1 200 OK\r\n\r\n", "x".repeat(REST));
            try (var _ = streams.open(address(server), "/stream", "token")) {
                headRead.countDown();
                while (streams.bytes() < REST) {
                    Thread.onSpinWait(); // the test's own time limit ends it
                }
            }
        }
    }

    @Test
    void refusesAStreamThatTheServerRefuses() throws IOException {
        try (var server = server();
                var streams = new DrainedStreams()) {
            var _ = answer(server, "HTTP/1.1 404 Not Found\r\n\r\n", "");
            assertThatThrownBy(() -> streams.open(address(server), "/stream", "token"))
                    .hasMessageContaining("404");
            assertThat(streams.bytes()).isZero();
        }
    }

    private static ServerSocket server() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"));
    }

    private static URI address(ServerSocket server) {
        return URI.create("http://127.0.0.1:" + server.getLocalPort());
    }

    /** Sends the rest only once the client has read the head. */
    private Thread answer(ServerSocket server, String head, String rest) {
        return Thread.startVirtualThread(() -> {
            try (var socket = server.accept()) {
                int _ = socket.getInputStream().read(new byte[1_000]);
                socket.getOutputStream().write(head.getBytes(StandardCharsets.UTF_8));
                headRead.await();
                socket.getOutputStream().write(rest.getBytes(StandardCharsets.UTF_8));
                int _ = socket.getInputStream().read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
