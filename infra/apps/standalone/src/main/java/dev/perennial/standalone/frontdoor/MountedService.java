package dev.perennial.standalone.frontdoor;

import java.util.concurrent.Executor;
import org.apache.catalina.connector.Connector;
import org.apache.coyote.http11.AbstractHttp11Protocol;
import org.apache.tomcat.util.collections.SynchronizedStack;
import org.apache.tomcat.util.http.parser.HttpParser;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** One service's Tomcat, entered behind its HTTP parser. Everything from its adapter on is as over its own port. */
final class MountedService {
    private static final int KEPT = 256;

    private final Connector connector;
    private final AbstractHttp11Protocol<?> protocol;
    private final OuterProxies outer;
    private final Executor threads;

    /** Requests and answers of Tomcat have large buffers and are made to be used again. */
    private final SynchronizedStack<MountedRequest> idle = new SynchronizedStack<>(32, KEPT);

    MountedService(Connector connector, OuterProxies outer, Executor threads) {
        this.connector = connector;
        this.protocol = (AbstractHttp11Protocol<?>) connector.getProtocolHandler();
        this.outer = outer;
        this.threads = threads;
    }

    void answer(Request request, Response response, Callback callback) {
        if (!connector.getState().isAvailable()) {
            RoutingHandler.serviceDown(response, callback);
        } else if (!isProper(request.getHttpURI())) {
            RoutingHandler.badAddress(response, callback);
        } else {
            MountedRequest known = idle.pop();
            MountedRequest used = known == null ? new MountedRequest(protocol, threads, this::done) : known;
            used.answer(request, response, callback, outer);
        }
    }

    private void done(MountedRequest used) {
        boolean _ = idle.push(used);
    }

    /** Tomcat's parser allows fewer characters than Jetty's. */
    private boolean isProper(HttpURI address) {
        HttpParser parser = protocol.getHttpParser();
        return address.getPath().chars().noneMatch(parser::isNotRequestTargetRelaxed)
                && isProperQuery(parser, address.getQuery());
    }

    private static boolean isProperQuery(HttpParser parser, @Nullable String query) {
        return query == null || query.chars().allMatch(parser::isQueryRelaxed);
    }
}
