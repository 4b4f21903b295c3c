package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Deque;

/** Clients on this machine that connect, begin to say something and never end it. */
final class SilentClients implements AutoCloseable {
    /** Half a header. */
    static final String HALF = "GET / HTTP/1.1\r\nHost: x\r\nX-Rest: ";

    private static final int SOURCES = 32;

    private final InetSocketAddress server;
    private final Deque<SocketChannel> open = new ArrayDeque<>();
    private int attempts;
    private int refused;

    SilentClients(int port) {
        server = new InetSocketAddress("127.0.0.1", port);
    }

    /** A header of a sign-in and the first byte of its body, of which much more is promised. */
    static String slowBody(String path) {
        return "POST " + path
                + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
    }

    /** Connects so often, keeping no more than so many open. */
    SilentClients connect(int count, int kept, String words) {
        for (int i = 0; i < count; i++) {
            attempts++;
            try {
                SocketChannel channel = SocketChannel.open();
                open.add(channel);
                // From many addresses, of which each has ports of its own.
                channel.bind(new InetSocketAddress("127.0.1." + (1 + attempts % SOURCES), 0));
                channel.setOption(StandardSocketOptions.SO_LINGER, 0);
                channel.socket().connect(server, 10_000);
                channel.write(ByteBuffer.wrap(words.getBytes(US_ASCII)));
            } catch (IOException e) {
                refused++;
            }
            while (open.size() > kept) {
                close(open.removeFirst());
            }
        }
        return this;
    }

    int attempts() {
        return attempts;
    }

    int refused() {
        return refused;
    }

    /** The answer to the oldest client; empty if it is only closed. */
    String hears() throws IOException {
        SocketChannel channel = open.getFirst();
        channel.socket().setSoTimeout(20_000);
        try {
            return new String(channel.socket().getInputStream().readAllBytes(), US_ASCII);
        } catch (SocketException e) {
            return ""; // it had said something that nobody has read
        }
    }

    private static void close(SocketChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // It is gone in any case.
        }
    }

    @Override
    public void close() {
        open.forEach(SilentClients::close);
    }
}
