package dev.perennial.http.token;

import java.time.Duration;
import java.util.List;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;

/**
 * The authorisation of a long-lived answer. Its token may expire meanwhile, since the client has a newer one by then,
 * but the answer must end when the player signs out.
 */
@FunctionalInterface
public interface StreamAuthorization {
    /** No player's, and so never revoked. */
    StreamAuthorization ANONYMOUS = () -> true;

    /** How often a long-lived answer checks, so that it ends soon after the sign-out. */
    Duration LOOK = Duration.ofMillis(500);

    boolean isValid();

    /** The given wait, shortened so that the next check is not late. */
    default Duration atMost(Duration patience) {
        return this != ANONYMOUS && patience.compareTo(LOOK) > 0 ? LOOK : patience;
    }

    /** Of the request that this thread works on. */
    static StreamAuthorization now(List<TokenCheck> checks) {
        return SecurityContextHolder.getContext().getAuthentication() instanceof JwtAuthenticationToken sent
                ? () -> checks.stream().noneMatch(check -> refuses(check, sent.getToken()))
                : ANONYMOUS;
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
