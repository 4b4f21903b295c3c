package dev.perennial.standalone.frontdoor;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.proxy.ProxyHandler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.springframework.http.HttpStatus;

/** Sends each request to its service in another process and streams the answer back as it comes. */
final class ServiceProxy extends ProxyHandler {
    /** Also the number of live streams a service can have open; the door lets in no more. */
    private static final int CONNECTIONS_PER_SERVICE = 10_000;

    private final Map<Target, Integer> ports;
    private final OuterProxies outer;

    ServiceProxy(Map<Target, Integer> ports, OuterProxies outer) {
        this.ports = ports;
        this.outer = outer;
    }

    @Override
    protected void configureHttpClient(HttpClient client) {
        super.configureHttpClient(client);
        client.setMaxConnectionsPerDestination(CONNECTIONS_PER_SERVICE);
        client.setIdleTimeout(FrontDoor.BUSY_MILLIS);
        client.setConnectTimeout(5_000);
        client.setUserAgentField(null);
    }

    @Override
    protected HttpURI rewriteHttpURI(Request request) {
        return HttpURI.build(request.getHttpURI())
                .scheme("http")
                .host("127.0.0.1")
                .port(Objects.requireNonNull(ports.get(RoutingHandler.of(request))));
    }

    @Override
    protected void addProxyHeaders(Request request, org.eclipse.jetty.client.Request onward) {
        onward.headers(headers -> ForwardedHeaders.set(request, headers, outer));
    }

    @Override
    protected void onServerToProxyResponseFailure(
            Request request,
            org.eclipse.jetty.client.Request onward,
            org.eclipse.jetty.client.Response answer,
            Response response,
            Callback callback,
            Throwable failure) {
        if (response.isCommitted()) {
            callback.failed(failure);
        } else if (MalformedRequests.isClients(failure)) {
            ProblemHandler.write(response, callback, HttpStatus.BAD_REQUEST, "BAD_REQUEST", "The body cannot be read.");
        } else if (failure instanceof TimeoutException) {
            ProblemHandler.write(
                    response,
                    callback,
                    HttpStatus.GATEWAY_TIMEOUT,
                    "SERVICE_SILENT",
                    "The server did not answer in time.");
        } else {
            RoutingHandler.serviceDown(response, callback);
        }
    }
}
