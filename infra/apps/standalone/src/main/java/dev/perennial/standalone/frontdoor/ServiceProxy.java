package dev.perennial.standalone.frontdoor;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.proxy.ProxyHandler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.springframework.http.HttpStatus;

/** Hands each request to the service that owns it and streams the answer back as it comes. */
final class ServiceProxy extends ProxyHandler {
    /** Also the number of live streams a service can have open; the door lets in no more. */
    private static final int CONNECTIONS_PER_SERVICE = 10_000;

    /** Where a request goes, resolved once when it comes in. */
    private static final String ONWARD = ServiceProxy.class.getName() + ".onward";

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
    public boolean handle(Request request, Response response, Callback callback) {
        if (MalformedRequests.isOdd(request)) {
            ProblemHandler.write(
                    response, callback, HttpStatus.BAD_REQUEST, "BAD_REQUEST", "The request cannot be read.");
            return true;
        }
        Optional<Target> target =
                Routes.of(request.getMethod(), request.getHttpURI().getCanonicalPath());
        if (target.isEmpty()) {
            ProblemHandler.write(
                    response, callback, HttpStatus.NOT_FOUND, "NOT_FOUND", "Page not found. Check the address.");
            return true;
        }
        HttpURI onward = onward(request, target.get());
        if (!isProper(onward)) {
            ProblemHandler.write(
                    response, callback, HttpStatus.BAD_REQUEST, "BAD_REQUEST", "The address is not valid.");
            return true;
        }
        request.setAttribute(ONWARD, onward);
        return super.handle(request, response, callback);
    }

    private HttpURI onward(Request request, Target target) {
        return HttpURI.build(request.getHttpURI())
                .scheme("http")
                .host("127.0.0.1")
                .port(Objects.requireNonNull(ports.get(target)));
    }

    /** The server lets through what the client that asks onward cannot say. */
    private static boolean isProper(HttpURI onward) {
        try {
            return onward.toURI() != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    @Override
    protected HttpURI rewriteHttpURI(Request request) {
        return (HttpURI) Objects.requireNonNull(request.getAttribute(ONWARD), "not routed");
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
            ProblemHandler.write(
                    response,
                    callback,
                    HttpStatus.BAD_GATEWAY,
                    "SERVICE_DOWN",
                    "A part of the server is down. Try again in a moment.");
        }
    }
}
