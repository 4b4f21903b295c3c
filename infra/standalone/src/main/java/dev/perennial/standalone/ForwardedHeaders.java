package dev.perennial.standalone;

import java.net.InetSocketAddress;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/**
 * Tells the services who asked for what, by which address. What a client claims itself is believed only from this
 * machine, where a web server that ends TLS may stand in front.
 */
final class ForwardedHeaders {
    private ForwardedHeaders() {}

    static void set(Request request, HttpFields.Mutable headers) {
        headers.remove(HttpHeader.FORWARDED);
        if (!fromThisMachine(request)) {
            headers.remove(HttpHeader.X_FORWARDED_FOR);
            headers.remove(HttpHeader.X_FORWARDED_PROTO);
            headers.remove(HttpHeader.X_FORWARDED_HOST);
            headers.remove(HttpHeader.X_FORWARDED_PORT);
            headers.remove("X-Forwarded-Prefix");
        }
        putIfAbsent(headers, HttpHeader.X_FORWARDED_FOR, Request.getRemoteAddr(request));
        putIfAbsent(headers, HttpHeader.X_FORWARDED_PROTO, "http");
        String host = request.getHeaders().get(HttpHeader.HOST);
        if (host != null) {
            putIfAbsent(headers, HttpHeader.X_FORWARDED_HOST, host);
        }
    }

    private static void putIfAbsent(HttpFields.Mutable headers, HttpHeader name, String value) {
        if (!headers.contains(name)) {
            headers.put(name, value);
        }
    }

    private static boolean fromThisMachine(Request request) {
        return request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && remote.getAddress() != null
                && remote.getAddress().isLoopbackAddress();
    }
}
