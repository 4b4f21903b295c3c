package dev.perennial.standalone.frontdoor;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.tomcat.util.http.parser.Host;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/** Tells Tomcat what Jetty has read: the same that would arrive there through the proxy, with the same headers. */
final class RequestCopy {
    private static final String THIS_MACHINE = "127.0.0.1";

    /** They concern one connection only. */
    private static final Set<HttpHeader> HOP = EnumSet.of(
            HttpHeader.CONNECTION,
            HttpHeader.KEEP_ALIVE,
            HttpHeader.PROXY_AUTHORIZATION,
            HttpHeader.PROXY_AUTHENTICATE,
            HttpHeader.PROXY_CONNECTION,
            HttpHeader.TRANSFER_ENCODING,
            HttpHeader.TE,
            HttpHeader.TRAILER,
            HttpHeader.UPGRADE,
            HttpHeader.CONTENT_LENGTH);

    private RequestCopy() {}

    /** Answers false if Tomcat cannot take it: its headers are too many, or it is about no host. */
    static boolean copy(Request from, int length, org.apache.coyote.Request to, OuterProxies outer) {
        String protocol = from.getConnectionMetaData().getHttpVersion().asString();
        to.setMethod(from.getMethod());
        to.protocol().setString(protocol);
        byte[] path = from.getHttpURI().getPath().getBytes(ISO_8859_1);
        to.requestURI().setBytes(path, 0, path.length);
        if (from.getHttpURI().getQuery() != null) {
            to.queryString().setString(from.getHttpURI().getQuery());
        }
        to.remoteAddr().setString(THIS_MACHINE);
        to.peerAddr().setString(THIS_MACHINE);
        to.remoteHost().setString(THIS_MACHINE);
        to.setRemotePort(Request.getRemotePort(from));
        to.setLocalPort(Request.getLocalPort(from));
        to.localAddr().setString(THIS_MACHINE);
        to.localName().setString(THIS_MACHINE);
        to.setSendfile(false);
        to.markStartTime();
        try {
            for (HttpField field : headers(from, outer)) {
                to.getMimeHeaders()
                        .addValue(field.getName())
                        .setString(field.getValue() == null ? "" : field.getValue());
            }
            if (length > 0 || from.getHeaders().contains(HttpHeader.CONTENT_LENGTH)) {
                to.setContentLength(length);
                to.getMimeHeaders().addValue("Content-Length").setString(Integer.toString(length));
            }
            host(from.getHeaders().get(HttpHeader.HOST), to);
            return true;
        } catch (IllegalStateException | IllegalArgumentException e) {
            return false;
        }
    }

    /** A client cannot name the forwarding headers as its connection's own, because they are set last. */
    private static HttpFields headers(Request from, OuterProxies outer) {
        Set<String> connection = connectionHeaders(from);
        HttpFields.Mutable headers = HttpFields.build();
        for (HttpField field : from.getHeaders()) {
            if (!HOP.contains(field.getHeader()) && !connection.contains(field.getLowerCaseName())) {
                headers.add(field);
            }
        }
        ForwardedHeaders.set(from, headers, outer);
        return headers;
    }

    private static Set<String> connectionHeaders(Request from) {
        String named = from.getHeaders().get(HttpHeader.CONNECTION);
        return named == null
                ? Set.of()
                : from.getHeaders().getCSV(HttpHeader.CONNECTION, false).stream()
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .collect(Collectors.toSet());
    }

    private static void host(@Nullable String host, org.apache.coyote.Request to) {
        String name = host == null || host.isEmpty() ? THIS_MACHINE : host;
        int colon = Host.parse(name);
        to.serverName().setString(colon < 0 ? name : name.substring(0, colon));
        to.setServerPort(colon < 0 ? 80 : Integer.parseInt(name.substring(colon + 1)));
    }
}
