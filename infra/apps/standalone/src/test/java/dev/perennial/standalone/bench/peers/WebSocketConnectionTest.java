package dev.perennial.standalone.bench.peers;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebSocketConnectionTest {
    @ParameterizedTest
    @ValueSource(ints = {3, 125, 126, 60_000})
    void textsOfAnyLengthArriveAndReturn(int length) throws Exception {
        String text = "é" + "x".repeat(length - 2);
        try (var server = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            var seen = CompletableFuture.supplyAsync(() -> echo(server));
            try (var connection = new WebSocketConnection(server.getLocalPort(), "/")) {
                connection.send(text);
                assertThat(connection.receive()).isEqualTo(text);
            }
            assertThat(seen.get()).isEqualTo(text);
        }
    }

    @Test
    void aServerWithoutWebSocketsIsNotTakenForOne() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            var _ = Thread.startVirtualThread(() -> {
                try (var socket = server.accept()) {
                    socket.getOutputStream().write("HTTP/1.1 404 Not Found\r\n\r\n".getBytes(UTF_8));
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            assertThatThrownBy(() -> new WebSocketConnection(server.getLocalPort(), "/"))
                    .hasMessageContaining("404");
        }
    }

    /** Reads one masked frame and sends its text back in an unmasked one. */
    private static String echo(ServerSocket server) {
        try (var socket = server.accept()) {
            var in = new DataInputStream(socket.getInputStream());
            var out = new DataOutputStream(socket.getOutputStream());
            var head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                head.append((char) in.readUnsignedByte());
            }
            out.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n".getBytes(UTF_8));
            int kind = in.readUnsignedByte();
            int length = in.readUnsignedByte() & 0x7f;
            int bytes = length == 126 ? in.readUnsignedShort() : length;
            byte[] mask = in.readNBytes(4);
            byte[] text = in.readNBytes(bytes);
            for (int i = 0; i < bytes; i++) {
                text[i] ^= mask[i % 4];
            }
            out.writeByte(kind);
            if (bytes > 125) {
                out.writeByte(126);
                out.writeShort(bytes);
            } else {
                out.writeByte(bytes);
            }
            out.write(text);
            return new String(text, UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
