package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Locale;
import java.util.regex.Pattern;

/** Sends one request after the other on the same connection and reads each answer to its end. */
final class KeptConnection implements Closeable {
    private static final Pattern LENGTH = Pattern.compile("(?m)^content-length: (\\d+)");

    private final Socket socket;

    KeptConnection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(20_000);
    }

    String send(String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(ISO_8859_1));
        var answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            answer.append(next());
        }
        int end = answer.indexOf("\r\n\r\n") + 4;
        var length = LENGTH.matcher(answer.toString().toLowerCase(Locale.ROOT));
        if (length.find()) {
            while (answer.length() < end + Integer.parseInt(length.group(1))) {
                answer.append(next());
            }
        } else {
            while (answer.indexOf("0\r\n\r\n", end) < 0) {
                answer.append(next());
            }
        }
        return answer.toString();
    }

    private char next() throws IOException {
        int next = socket.getInputStream().read();
        if (next < 0) {
            throw new EOFException("the connection was closed");
        }
        return (char) next;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
