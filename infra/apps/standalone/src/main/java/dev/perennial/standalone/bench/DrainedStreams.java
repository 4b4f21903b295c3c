package dev.perennial.standalone.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/** Event streams that one thread reads and throws away: hundreds of them cost the machine little. */
final class DrainedStreams implements AutoCloseable {
    /** The name of that thread. */
    static final String THREAD = "bench-streams";

    private static final int BUFFER = 1 << 16;

    private final Selector selector = Selector.open();
    private final ConcurrentLinkedQueue<SocketChannel> fresh = new ConcurrentLinkedQueue<>();
    private final AtomicLong bytes = new AtomicLong();
    private volatile boolean closed;

    DrainedStreams() throws IOException {
        var _ = Thread.ofPlatform().daemon().name(THREAD).start(this::drain);
    }

    /** One open stream. */
    record Stream(SocketChannel channel) implements AutoCloseable {
        @Override
        public void close() {
            try {
                channel.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Returns when the server has begun to answer. */
    Stream open(URI address, String path, String token) throws IOException {
        var channel = SocketChannel.open(new InetSocketAddress(address.getHost(), address.getPort()));
        String request = "GET " + path + " HTTP/1.1\r\nHost: " + address.getAuthority()
                + "\r\nAccept: text/event-stream\r\nAuthorization: Bearer " + token + "\r\n\r\n";
        int _ = channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
        var begin = ByteBuffer.allocate(BUFFER);
        int _ = channel.read(begin);
        String status = new String(begin.array(), 0, begin.position(), StandardCharsets.UTF_8);
        if (!status.startsWith("HTTP/1.1 200")) {
            channel.close();
            throw new IOException(status);
        }
        channel.configureBlocking(false);
        fresh.add(channel);
        var _ = selector.wakeup();
        return new Stream(channel);
    }

    /** All that has come after the beginnings. */
    long bytes() {
        return bytes.get();
    }

    private void drain() {
        var buffer = ByteBuffer.allocateDirect(BUFFER);
        try {
            while (!closed) {
                int _ = selector.select(key -> drain(key, buffer));
                for (var each = fresh.poll(); each != null; each = fresh.poll()) {
                    register(each);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void register(SocketChannel channel) {
        try {
            var _ = channel.register(selector, SelectionKey.OP_READ);
        } catch (ClosedChannelException e) {
            // The game was over at once.
        }
    }

    private void drain(SelectionKey key, ByteBuffer buffer) {
        try {
            int read = ((SocketChannel) key.channel()).read(buffer.clear());
            if (read < 0) {
                key.cancel();
            } else {
                long _ = bytes.addAndGet(read);
            }
        } catch (IOException e) {
            key.cancel(); // closed meanwhile
        }
    }

    @Override
    public void close() throws IOException {
        closed = true;
        selector.close();
    }
}
