package dev.perennial.standalone.frontdoor;

import dev.perennial.standalone.console.CannotStart;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.util.Map;
import java.util.concurrent.Executors;
import org.apache.catalina.connector.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * The one address of everything. Its port is taken before anything else starts, so that a busy one is known at once;
 * who connects early waits until the door opens.
 */
public final class FrontDoor implements AutoCloseable {
    /** Of a request that is being answered: a live stream says something every quarter of a minute. */
    static final long BUSY_MILLIS = 120_000;

    private static final int BACKLOG = 1024;

    private final String host;
    private final ServerSocketChannel socket;
    private final QueuedThreadPool threads = new QueuedThreadPool();
    private final Server server;

    private FrontDoor(String host, ServerSocketChannel socket) {
        this.host = host;
        this.socket = socket;
        threads.setName("front-door");
        this.server = new Server(threads);
    }

    public static FrontDoor reserve(String host, int port) {
        try {
            ServerSocketChannel socket = ServerSocketChannel.open();
            try {
                socket.setOption(StandardSocketOptions.SO_REUSEADDR, true);
                socket.bind(new InetSocketAddress(host, port), BACKLOG);
                return new FrontDoor(host, socket);
            } catch (IOException | UnresolvedAddressException e) {
                socket.close();
                throw new CannotStart("Cannot listen on port " + port + " of " + host + ": " + reason(e), e);
            }
        } catch (IOException e) {
            throw new CannotStart("Cannot listen on port " + port + " of " + host + ": " + reason(e), e);
        }
    }

    private static String reason(Exception e) {
        if (e instanceof UnresolvedAddressException) {
            return "no such address.";
        }
        String message = String.valueOf(e.getMessage());
        return message.contains("in use") ? "another program uses it. Choose another with --port." : message + ".";
    }

    /** Before services in other processes, at these ports of this machine. */
    public void open(Map<Target, Integer> ports, OuterProxies outer) {
        open(ports, outer, ConnectionLimits.proxied(_ -> ""));
    }

    public void open(Map<Target, Integer> ports, OuterProxies outer, ConnectionLimits limits) {
        open(new ServiceProxy(ports, outer), outer, limits);
    }

    /** Before services in this process, whose connectors are entered directly. */
    public void mount(Map<Target, Connector> services, OuterProxies outer, ConnectionLimits limits) {
        threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
        open(new MountedServices(services, outer), outer, limits);
    }

    private void open(Handler services, OuterProxies outer, ConnectionLimits limits) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setSendDateHeader(false);
        http.setIdleTimeout(BUSY_MILLIS);
        var connections = new OpenConnections(limits);
        var connector = new GuardedConnector(server, connections, outer, new HttpConnectionFactory(http));
        connector.setIdleTimeout(limits.kept().toMillis());
        try {
            connector.open(socket);
            server.addConnector(connector);
            var routes = new RoutingHandler(services);
            server.setHandler(new LoadShedding(connections, new BufferedBodies(limits, connections, routes)));
            server.setErrorHandler(new ProblemHandler());
            server.start();
        } catch (Exception e) {
            throw new CannotStart("The front door does not open: " + e.getMessage(), e);
        }
    }

    int port() {
        try {
            return ((InetSocketAddress) socket.getLocalAddress()).getPort();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** How it is reached from this machine. */
    public String address() {
        boolean everywhere = host.equals("0.0.0.0") || host.equals("::");
        String name = everywhere ? "127.0.0.1" : host.contains(":") ? "[" + host + "]" : host;
        return "http://" + name + ":" + port();
    }

    @Override
    public void close() throws IOException {
        LifeCycle.stop(server);
        socket.close();
    }
}
