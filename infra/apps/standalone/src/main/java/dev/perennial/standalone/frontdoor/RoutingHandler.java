package dev.perennial.standalone.frontdoor;

import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.springframework.http.HttpStatus;

/** Refuses requests that cannot be read and finds the service that owns each of the others, once. */
final class RoutingHandler extends Handler.Wrapper {
    private static final String TARGET = Target.class.getName();

    RoutingHandler(Handler services) {
        super(services);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (MalformedRequests.isOdd(request)) {
            badRequest(response, callback, "The request cannot be read.");
            return true;
        }
        Optional<Target> target =
                Routes.of(request.getMethod(), request.getHttpURI().getCanonicalPath());
        if (target.isEmpty()) {
            ProblemHandler.write(
                    response, callback, HttpStatus.NOT_FOUND, "NOT_FOUND", "Page not found. Check the address.");
            return true;
        }
        if (!MalformedRequests.isProper(request.getHttpURI())) {
            badAddress(response, callback);
            return true;
        }
        request.setAttribute(TARGET, target.get());
        return super.handle(request, response, callback);
    }

    /** The owner of a request that came this way. */
    static Target of(Request request) {
        return (Target) Objects.requireNonNull(request.getAttribute(TARGET), "not routed");
    }

    static void badAddress(Response response, Callback callback) {
        badRequest(response, callback, "The address is not valid.");
    }

    private static void badRequest(Response response, Callback callback, String detail) {
        ProblemHandler.write(response, callback, HttpStatus.BAD_REQUEST, "BAD_REQUEST", detail);
    }

    static void serviceDown(Response response, Callback callback) {
        ProblemHandler.write(
                response,
                callback,
                HttpStatus.BAD_GATEWAY,
                "SERVICE_DOWN",
                "A part of the server is down. Try again in a moment.");
    }
}
