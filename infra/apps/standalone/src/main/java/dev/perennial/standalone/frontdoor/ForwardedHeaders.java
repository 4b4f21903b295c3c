package dev.perennial.standalone.frontdoor;

import dev.perennial.http.forwarding.ForwardingHeaders;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;

/**
 * Sets the forwarding headers for the services. Headers from clients are dropped; those from trusted proxies are kept.
 */
final class ForwardedHeaders {
    private ForwardedHeaders() {}

    static void set(Request request, HttpFields.Mutable headers, OuterProxies outer) {
        ForwardingHeaders.dropped().forEach(headers::remove);
        if (!outer.areBelieved(request.getConnectionMetaData().getRemoteSocketAddress())) {
            headers.remove(HttpHeader.X_FORWARDED_FOR);
            headers.remove(HttpHeader.X_FORWARDED_PROTO);
            headers.remove(HttpHeader.X_FORWARDED_HOST);
            headers.remove(HttpHeader.X_FORWARDED_PORT);
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
}
