package dev.perennial.http.token;

import dev.perennial.http.Problem;
import org.springframework.http.HttpStatus;
import org.springframework.security.core.AuthenticationException;

/** A genuine token that is no longer valid. */
public final class TokenRefused extends AuthenticationException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public TokenRefused(HttpStatus status, String code, String detail) {
        this(Problem.of(status, code, detail));
    }

    public TokenRefused(Problem problem) {
        super(problem.code());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
