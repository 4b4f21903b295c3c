package dev.perennial.standalone.frontdoor;

import dev.perennial.http.forwarding.ForwardingHeaders;
import java.net.URI;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/** Recognises requests that the server would accept or report differently, although they are bad requests. */
final class MalformedRequests {
    private static final String PLAIN_SIGNS = "/-_.~?=&,:";

    private MalformedRequests() {}

    /** Another protocol or version is a request we cannot read, not a fault of the server. */
    static @Nullable HttpStatus status(int code) {
        HttpStatus status = HttpStatus.resolve(code);
        return status == HttpStatus.HTTP_VERSION_NOT_SUPPORTED || status == HttpStatus.UPGRADE_REQUIRED
                ? HttpStatus.BAD_REQUEST
                : status;
    }

    /** The client's body was incomplete or malformed, such as a chunk without a size. No service is to blame. */
    static boolean isClients(Throwable failure) {
        return failure instanceof HttpException;
    }

    /** About no address, in a version we do not speak, or with a forwarding header that cannot be read. */
    static boolean isOdd(Request request) {
        HttpVersion version = request.getConnectionMetaData().getHttpVersion();
        String path = request.getHttpURI().getPath();
        return (version != HttpVersion.HTTP_1_0 && version != HttpVersion.HTTP_1_1)
                || path == null
                || !path.startsWith("/")
                || request.getHeaders().stream()
                        .anyMatch(field -> !ForwardingHeaders.isProper(
                                field.getName(), field.getValue() == null ? "" : field.getValue()));
    }

    /** The server lets through addresses that are no URI. */
    static boolean isProper(HttpURI address) {
        return isPlain(address.getPathQuery()) || isUri(address.getPathQuery());
    }

    /** Most addresses have only characters that mean themselves, which is quickly seen. */
    private static boolean isPlain(String address) {
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            boolean plain = (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || PLAIN_SIGNS.indexOf(c) >= 0;
            if (!plain) {
                return false;
            }
        }
        return true;
    }

    private static boolean isUri(String address) {
        try {
            return URI.create("http://127.0.0.1" + address) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
