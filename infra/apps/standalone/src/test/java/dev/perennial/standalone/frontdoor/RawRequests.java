package dev.perennial.standalone.frontdoor;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Requests no well-behaved client would send, over a bare socket. */
final class RawRequests {
    static final String PREFACE = "the preface of HTTP/2";

    private RawRequests() {}

    /** Each must be answered with a 400, by whatever listens. */
    static Map<String, String> odd() {
        String rest = "Host: x\r\nConnection: close\r\n";
        String post = "POST /api/v1/auth/sign-in HTTP/1.1\r\n" + rest + "Content-Type: application/json\r\n";
        String chunked = post + "Transfer-Encoding: chunked\r\n\r\n";
        var odd = new LinkedHashMap<String, String>();
        odd.put("HTTP/0.9", "GET /api/v1/jwks\r\n\r\n");
        odd.put("HTTP/0.9 with a bare line feed", "GET /\n\n");
        odd.put("HTTP/1.7", "GET / HTTP/1.7\r\n" + rest + "\r\n");
        odd.put("HTTP/2.0 in the words of 1.1", "GET / HTTP/2.0\r\n" + rest + "\r\n");
        odd.put("HTTP/3.0", "GET / HTTP/3.0\r\n" + rest + "\r\n");
        odd.put(PREFACE, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
        odd.put("another protocol", "GET / GOPHER/1.0\r\n" + rest + "\r\n");
        odd.put("OPTIONS *", "OPTIONS * HTTP/1.1\r\n" + rest + "\r\n");
        odd.put("GET *", "GET * HTTP/1.1\r\n" + rest + "\r\n");
        odd.put("no method", " / HTTP/1.1\r\n" + rest + "\r\n");
        odd.put("no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
        odd.put("a header without a name", "GET / HTTP/1.1\r\n" + rest + ": value\r\n\r\n");
        odd.put("a blank in a header's name", "GET / HTTP/1.1\r\n" + rest + "X Y: z\r\n\r\n");
        odd.put("a bracket in a header's name", "GET / HTTP/1.1\r\n" + rest + "X(Y: z\r\n\r\n");
        odd.put("two lengths", post + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}");
        odd.put("a negative length", post + "Content-Length: -2\r\n\r\n{}");
        odd.put("a length and chunks", post + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
        odd.put("a chunk without a size", chunked + "\r\n{}\r\n0\r\n\r\n");
        odd.put("a chunk with a word for a size", chunked + "many\r\n{}\r\n0\r\n\r\n");
        odd.put("a chunk with a negative size", chunked + "-2\r\n{}\r\n0\r\n\r\n");
        odd.put("a chunk with a huge size", chunked + "ffffffffffffffffff\r\n{}\r\n0\r\n\r\n");
        odd.put("a chunk longer than its size", chunked + "1\r\n{}\r\n0\r\n\r\n");
        odd.put("a broken address", "GET /%zz HTTP/1.1\r\n" + rest + "\r\n");
        odd.put("a forwarded prefix", "GET /api/v1/jwks HTTP/1.1\r\n" + rest + "X-Forwarded-Prefix: %\r\n\r\n");
        odd.put("a forwarded port", "GET /api/v1/jwks HTTP/1.1\r\n" + rest + "X-Forwarded-Port: many\r\n\r\n");
        odd.put("a forwarded scheme", "GET /api/v1/jwks HTTP/1.1\r\n" + rest + "X-Forwarded-Proto: %\r\n\r\n");
        odd.put("a forwarded host", "GET /api/v1/jwks HTTP/1.1\r\n" + rest + "X-Forwarded-Host: a/b\r\n\r\n");
        return odd;
    }

    /** All that comes back until the connection is closed. */
    static String send(int port, String text) throws IOException {
        var answer = new ByteArrayOutputStream();
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(5_000);
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            for (int next = socket.getInputStream().read();
                    next >= 0;
                    next = socket.getInputStream().read()) {
                answer.write(next);
            }
        } catch (SocketTimeoutException e) {
            answer.writeBytes("\n(still open)".getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            answer.writeBytes(("\n(" + e.getMessage() + ")").getBytes(StandardCharsets.US_ASCII));
        }
        return answer.toString(StandardCharsets.UTF_8);
    }
}
