package dev.perennial.standalone.frontdoor;

import java.nio.channels.SocketChannel;
import java.time.Duration;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.springframework.http.HttpStatus;

/** Keeps count of which connections are being answered, and sends those away for which there is no place. */
final class LoadShedding extends Handler.Wrapper {
    static final String CODE = "UNAVAILABLE";
    static final String DETAIL = "Too many connections. Try again in a moment.";
    static final Duration RETRY_AFTER = Duration.ofSeconds(5);

    private final OpenConnections connections;

    LoadShedding(OpenConnections connections, Handler next) {
        super(next);
        this.connections = connections;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        SocketChannel channel = GuardedConnector.channel(request);
        if (!connections.sends(channel)) {
            ProblemHandler.write(
                    response,
                    callback,
                    HttpStatus.SERVICE_UNAVAILABLE,
                    CODE,
                    DETAIL,
                    new HttpField(HttpHeader.RETRY_AFTER, Long.toString(RETRY_AFTER.toSeconds())),
                    ProblemHandler.CLOSE);
            return true;
        }
        Request.addCompletionListener(request, _ -> connections.answered(channel));
        return super.handle(request, response, callback);
    }
}
