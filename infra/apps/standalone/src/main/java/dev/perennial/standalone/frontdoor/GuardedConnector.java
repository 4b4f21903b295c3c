package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.perennial.contract.json.Json;
import dev.perennial.http.Problem;
import dev.perennial.http.SecurityHeaders;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectableChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.SelectorManager;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.IO;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/**
 * Takes only as many connections as there are places, and not too long for any. Jetty's own limit stops accepting when
 * it is reached, which would let a few thousand silent connections keep everybody else out.
 */
final class GuardedConnector extends ServerConnector {
    private static final Duration A_MOMENT = Duration.ofMillis(100);
    private static final ByteBuffer REFUSAL = refusal();

    private final OpenConnections connections;
    private final OuterProxies outer;

    GuardedConnector(Server server, OpenConnections connections, OuterProxies outer, ConnectionFactory... factories) {
        super(server, 1, 1, factories);
        this.connections = connections;
        this.outer = outer;
        getSelectorManager().addEventListener(new SelectorManager.AcceptListener() {
            @Override
            public void onAcceptFailed(SelectableChannel channel, Throwable failure) {
                connections.left(channel);
            }
        });
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        watch();
    }

    private void watch() {
        getScheduler()
                .schedule(
                        () -> {
                            connections.closeLate();
                            if (isRunning() || isStarting()) {
                                watch();
                            }
                        },
                        500,
                        TimeUnit.MILLISECONDS);
    }

    @Override
    public void accept(int acceptor) throws IOException {
        if (!(getTransport() instanceof ServerSocketChannel server) || !server.isOpen()) {
            return;
        }
        SocketChannel channel = server.accept();
        try {
            connections.awaitLeaving(A_MOMENT);
            channel.configureBlocking(false);
            if (connections.admit(channel, address(channel), () -> IO.close(channel))
                    == OpenConnections.Admission.REFUSED) {
                refuse(channel);
                return;
            }
            configure(channel.socket());
            getSelectorManager().accept(channel);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            IO.close(channel);
            throw new InterruptedIOException();
        } catch (IOException | RuntimeException e) {
            connections.left(channel);
            IO.close(channel);
            throw e;
        }
    }

    /** The client behind a proxy is known only from its requests. */
    private @Nullable String address(SocketChannel channel) throws IOException {
        return channel.getRemoteAddress() instanceof InetSocketAddress remote && !outer.areBelieved(remote)
                ? remote.getAddress().getHostAddress()
                : null;
    }

    /** The answer may get lost if the request is already there; more would cost what there is too little of. */
    private static void refuse(SocketChannel channel) {
        try (channel) {
            channel.write(REFUSAL.duplicate());
            channel.shutdownOutput();
        } catch (IOException e) {
            // It has already closed.
        }
    }

    private static ByteBuffer refusal() {
        byte[] body = Json.mapper().writeValueAsBytes(busy());
        var fields = new StringBuilder();
        SecurityHeaders.write(
                (name, value) -> fields.append(name).append(": ").append(value).append("\r\n"));
        String head = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: " + LoadShedding.RETRY_AFTER.toSeconds()
                + "\r\nContent-Type: application/problem+json\r\nContent-Length: " + body.length
                + "\r\nConnection: close\r\n" + fields + "\r\n";
        return ByteBuffer.allocate(head.length() + body.length)
                .put(head.getBytes(US_ASCII))
                .put(body)
                .flip()
                .asReadOnlyBuffer();
    }

    private static Problem busy() {
        return Problem.of(HttpStatus.SERVICE_UNAVAILABLE, LoadShedding.CODE, LoadShedding.DETAIL);
    }

    @Override
    protected void onEndPointOpened(EndPoint endPoint) {
        super.onEndPointOpened(endPoint);
        connections.opened(channel(endPoint), endPoint::close);
    }

    @Override
    protected void onEndPointClosed(EndPoint endPoint) {
        connections.left(channel(endPoint));
        super.onEndPointClosed(endPoint);
    }

    static SocketChannel channel(Request request) {
        return channel(request.getConnectionMetaData().getConnection().getEndPoint());
    }

    private static SocketChannel channel(EndPoint endPoint) {
        return ((SocketChannelEndPoint) endPoint).getChannel();
    }
}
