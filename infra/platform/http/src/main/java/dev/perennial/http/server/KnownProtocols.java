package dev.perennial.http.server;

import dev.perennial.contract.json.Json;
import dev.perennial.http.Problem;
import dev.perennial.http.SecurityHeaders;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.apache.catalina.Lifecycle;
import org.apache.catalina.connector.Connector;
import org.apache.coyote.ActionCode;
import org.apache.coyote.Adapter;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.SocketEvent;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;

/**
 * Only HTTP/1.0 and HTTP/1.1, and only about something that has an address. Tomcat answers HTTP/0.9 and
 * {@code OPTIONS *} itself, before any valve or filter, so that the place before them is the only one to refuse them.
 */
final class KnownProtocols implements Adapter {
    private static final Set<String> KNOWN = Set.of("HTTP/1.0", "HTTP/1.1");

    private final Adapter server;

    private KnownProtocols(Adapter server) {
        this.server = server;
    }

    static void guard(Connector connector) {
        connector.addLifecycleListener(event -> {
            if (event.getType().equals(Lifecycle.AFTER_INIT_EVENT)) {
                var protocol = connector.getProtocolHandler();
                protocol.setAdapter(new KnownProtocols(protocol.getAdapter()));
            }
        });
    }

    @Override
    public void service(Request request, Response response) throws Exception {
        String protocol = String.valueOf(request.protocol().toString());
        if (KNOWN.contains(protocol) && !"*".equals(request.requestURI().toString())) {
            server.service(request, response);
        } else {
            refuse(response, protocol.isBlank() || protocol.equals("null"));
        }
    }

    /** @param headless the oldest HTTP has no status and no headers; who speaks it by mistake can still read them */
    private static void refuse(Response response, boolean headless) throws IOException {
        var problem = Problem.of(HttpStatus.BAD_REQUEST, "BAD_REQUEST", "This is not HTTP/1.1.");
        byte[] body = Json.mapper().writeValueAsBytes(problem);
        if (headless) {
            var head = new StringBuilder("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: "
                    + MediaType.APPLICATION_PROBLEM_JSON_VALUE + "\r\n");
            SecurityHeaders.write((name, value) -> head.append(name + ": " + value + "\r\n"));
            response.doWrite(ByteBuffer.wrap(head.append("\r\n").toString().getBytes(StandardCharsets.US_ASCII)));
        } else {
            response.setStatus(problem.status());
            response.setContentType(MediaType.APPLICATION_PROBLEM_JSON_VALUE);
            response.setContentLength(body.length);
            SecurityHeaders.write(response::setHeader);
        }
        response.doWrite(ByteBuffer.wrap(body));
        response.action(ActionCode.CLOSE, null);
    }

    @Override
    public boolean prepare(Request request, Response response) throws Exception {
        return server.prepare(request, response);
    }

    @Override
    public boolean asyncDispatch(Request request, Response response, SocketEvent status) throws Exception {
        return server.asyncDispatch(request, response, status);
    }

    @Override
    public void log(Request request, Response response, long time) {
        server.log(request, response, time);
    }

    @Override
    public void checkRecycled(Request request, Response response) {
        server.checkRecycled(request, response);
    }

    @Override
    public String getDomain() {
        return server.getDomain();
    }
}
