package dev.perennial.http;

import org.springframework.http.HttpStatus;

/** Thrown by a controller to answer with a problem. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    public ProblemException(Problem problem) {
        super(problem.code(), null, false, false);
        this.problem = problem;
    }

    public ProblemException(HttpStatus status, String code, String detail) {
        this(Problem.of(status, code, detail));
    }

    public Problem problem() {
        return problem;
    }
}
