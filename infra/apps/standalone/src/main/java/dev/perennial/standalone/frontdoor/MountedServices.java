package dev.perennial.standalone.frontdoor;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.apache.catalina.connector.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Hands each request to its service in this process, as an object: nothing is written to a socket or parsed again. */
final class MountedServices extends Handler.Abstract {
    private final Map<Target, MountedService> services = new EnumMap<>(Target.class);
    private final Executor threads = Thread::startVirtualThread;

    MountedServices(Map<Target, Connector> connectors, OuterProxies outer) {
        connectors.forEach((target, connector) -> services.put(target, new MountedService(connector, outer, threads)));
    }

    /** A live stream keeps its thread for hours, so the thread must be a virtual one. */
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        MountedService service = Objects.requireNonNull(services.get(RoutingHandler.of(request)));
        if (Thread.currentThread().isVirtual()) {
            service.answer(request, response, callback);
        } else {
            threads.execute(() -> service.answer(request, response, callback));
        }
        return true;
    }
}
