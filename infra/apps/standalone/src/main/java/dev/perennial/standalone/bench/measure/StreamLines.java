package dev.perennial.standalone.bench.measure;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Reads a table's stream on a thread of its own, line by line, until it is closed. It uses a bare connection, which
 * costs the machine far less than a full client.
 */
public final class StreamLines implements AutoCloseable {
    private final Socket socket;

    public StreamLines(String address, String table, Consumer<String> taker) {
        var server = URI.create(address);
        try {
            socket = new Socket(server.getHost(), server.getPort());
            socket.setTcpNoDelay(true);
            socket.getOutputStream()
                    .write(("GET /api/v1/tables/" + table + "/stream HTTP/1.1\r\nHost: " + server.getAuthority()
                                    + "\r\nAccept: text/event-stream\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var _ = Thread.startVirtualThread(() -> read(taker));
    }

    private void read(Consumer<String> taker) {
        try (var body = new Chunks(new BufferedInputStream(socket.getInputStream()));
                var lines = new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                taker.accept(line);
            }
        } catch (IOException e) {
            // The stream ends when the measurement does.
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The body of a chunked answer; its header is skipped before the first byte. */
    static final class Chunks extends InputStream {
        private final InputStream in;
        private int left = -1;

        Chunks(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (left < 0) {
                skipHeader();
                left = 0;
            }
            if (left == 0) {
                left = nextSize();
            }
            int read = left == 0 ? -1 : in.read(target, from, Math.min(length, left));
            left -= Math.max(read, 0);
            return read;
        }

        private void skipHeader() throws IOException {
            String header = line();
            while (!header.isEmpty()) {
                header = line();
            }
        }

        /** A chunk ends with an empty line. */
        private int nextSize() throws IOException {
            String size = line();
            while (size.isEmpty()) {
                size = line();
            }
            return Integer.parseInt(size, 16);
        }

        private String line() throws IOException {
            var line = new StringBuilder();
            for (int c = in.read(); c != '\n'; c = in.read()) {
                if (c < 0) {
                    throw new IOException("the server closed the connection");
                }
                if (c != '\r') {
                    line.append((char) c);
                }
            }
            return line.toString();
        }
    }
}
