package dev.perennial.http;

import org.springframework.http.HttpStatus;
import org.springframework.security.core.AuthenticationException;

/** A genuine token that is good no longer. */
public final class TokenRefused extends AuthenticationException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public TokenRefused(HttpStatus status, String code, String detail) {
        super(code);
        this.problem = Problem.of(status, code, detail);
    }

    Problem problem() {
        return problem;
    }
}
