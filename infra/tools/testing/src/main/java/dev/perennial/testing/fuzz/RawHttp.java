package dev.perennial.testing.fuzz;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Sends what a careful client would refuse to send. */
public final class RawHttp implements AutoCloseable {
    private final URI address;
    private Socket socket;

    public RawHttp(URI address) throws IOException {
        this.address = address;
        this.socket = new Socket(address.getHost(), address.getPort());
    }

    public record Answer(int status, String type, String body) {
        /** The server itself answers what is no request at all. */
        public boolean reachedUs() {
            return type.contains("json");
        }
    }

    public Answer send(String method, BadRequests.Request request, String token) throws IOException {
        byte[] body = request.body().getBytes(StandardCharsets.UTF_8);
        var head = new StringBuilder(method + " " + request.path() + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n");
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
            // The server has answered early and closed.
        }
        return read();
    }

    private Answer read() throws IOException {
        String all;
        try {
            all = new String(new BufferedInputStream(socket.getInputStream()).readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException reset) {
            return new Answer(413, "", "");
        }
        String[] parts = all.split("\r\n\r\n", 2);
        String type = parts[0].lines()
                .filter(line -> line.regionMatches(true, 0, "content-type:", 0, 13))
                .findFirst()
                .orElse("");
        String body = parts.length < 2 ? "" : parts[1];
        boolean chunked = parts[0].toLowerCase(Locale.ROOT).contains("transfer-encoding: chunked");
        return new Answer(Integer.parseInt(all.substring(9, 12)), type, chunked ? unchunked(body) : body);
    }

    private static String unchunked(String body) {
        int end = body.indexOf("\r\n");
        int length = end < 0 ? 0 : Integer.parseInt(body.substring(0, end).strip(), 16);
        byte[] bytes = body.substring(end + 2).getBytes(StandardCharsets.UTF_8);
        return length == 0
                ? ""
                : new String(bytes, 0, length, StandardCharsets.UTF_8)
                        + unchunked(new String(bytes, length + 2, bytes.length - length - 2, StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
