package dev.perennial.http;

import java.time.Duration;
import java.util.List;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/**
 * The token of a request that is answered for long. It may expire meanwhile, since whoever sent it has a newer one by
 * then; what must not happen is that the answer goes on for somebody who was signed out.
 */
@FunctionalInterface
public interface LastingToken {
    /** Nobody's, which is never revoked. */
    LastingToken NOBODYS = () -> true;

    /** How often whoever answers for long has to look, so that the answer ends soon after the sign-out. */
    Duration LOOK = Duration.ofMillis(500);

    boolean stands();

    /** How long to wait at most before looking again, for who would wait that long otherwise. */
    default Duration atMost(Duration patience) {
        return this != NOBODYS && patience.compareTo(LOOK) > 0 ? LOOK : patience;
    }

    /** Of the request that this thread works on. */
    static LastingToken now(List<TokenCheck> checks) {
        return SecurityContextHolder.getContext().getAuthentication() instanceof JwtAuthenticationToken sent
                ? () -> checks.stream().noneMatch(check -> refuses(check, sent.getToken()))
                : NOBODYS;
    }

    private static boolean refuses(TokenCheck check, Jwt token) {
        try {
            check.check(token);
            return false;
        } catch (TokenRefused e) {
            return true;
        }
    }
}
