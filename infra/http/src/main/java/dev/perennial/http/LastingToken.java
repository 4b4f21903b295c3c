package dev.perennial.http;

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
    boolean stands();

    /** Of the request that this thread works on; nobody's stands for ever. */
    static LastingToken now(List<TokenCheck> checks) {
        return SecurityContextHolder.getContext().getAuthentication() instanceof JwtAuthenticationToken sent
                ? () -> checks.stream().noneMatch(check -> refuses(check, sent.getToken()))
                : () -> true;
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
