package dev.perennial.http.token;

import org.springframework.security.oauth2.jwt.Jwt;

/** Asked with every request about a token that is genuine: a service may know more than its signature says. */
@FunctionalInterface
public interface TokenCheck {
    /** Throws {@link TokenRefused} if the token is no longer valid. Must be quick. */
    void check(Jwt token);
}
