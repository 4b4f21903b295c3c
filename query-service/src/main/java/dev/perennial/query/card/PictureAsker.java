package dev.perennial.query.card;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** The address that a request for a picture is counted under. */
final class PictureAsker {
    private PictureAsker() {}

    /** Requests from this machine are not counted. */
    static @Nullable String of(HttpServletRequest request) {
        try {
            String address = request.getRemoteAddr();
            return InetAddress.getByName(address).isLoopbackAddress() ? null : address;
        } catch (UnknownHostException e) {
            return request.getRemoteAddr();
        }
    }
}
