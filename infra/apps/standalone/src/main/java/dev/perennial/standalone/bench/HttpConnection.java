package dev.perennial.standalone.bench;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * One HTTP/1.1 connection that stays open. It costs the machine far less than a full client, and the server the same.
 */
final class HttpConnection implements AutoCloseable {
    private final Socket socket;
    private final InputStream in;

    HttpConnection(URI address) {
        try {
            socket = new Socket(address.getHost(), address.getPort());
            socket.setTcpNoDelay(true);
            in = new BufferedInputStream(socket.getInputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a whole request and returns the body of a successful answer. */
    byte[] send(byte[] request) throws IOException {
        socket.getOutputStream().write(request);
        String status = line();
        int length = 0;
        boolean chunked = false;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length =
                        Integer.parseInt(lower.substring(lower.indexOf(':') + 1).trim());
            }
            chunked |= lower.startsWith("transfer-encoding:") && lower.contains("chunked");
        }
        byte[] body = chunked ? chunks() : in.readNBytes(length);
        if (!status.startsWith("HTTP/1.1 200")) {
            throw new IllegalStateException(status + " " + new String(body, StandardCharsets.UTF_8));
        }
        return body;
    }

    private byte[] chunks() throws IOException {
        var body = new ByteArrayOutputStream();
        for (int size = chunkSize(); size > 0; size = chunkSize()) {
            body.write(in.readNBytes(size));
            String _ = line();
        }
        String _ = line();
        return body.toByteArray();
    }

    private int chunkSize() throws IOException {
        return Integer.parseInt(line().split(";", 2)[0].trim(), 16);
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

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
