package dev.perennial.http;

import java.time.Duration;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

/** Thrown by a controller to answer with a problem. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public static final String RETRY_AFTER = "retryAfter";

    private final transient Problem problem;

    public ProblemException(Problem problem) {
        super(problem.code(), null, false, false);
        this.problem = problem;
    }

    public ProblemException(HttpStatus status, String code, String detail) {
        this(Problem.of(status, code, detail));
    }

    /** To be tried again after the given time, and not before. */
    public static ProblemException tooMany(Duration wait) {
        return later(HttpStatus.TOO_MANY_REQUESTS, "RATE_LIMITED", "Too many attempts. Try again later.", wait);
    }

    /** Something the server depends on is unavailable; the request itself was fine. */
    public static ProblemException unavailable(Duration wait) {
        return later(
                HttpStatus.SERVICE_UNAVAILABLE,
                "UNAVAILABLE",
                "The server is not available right now. Try again in a moment.",
                wait);
    }

    private static ProblemException later(HttpStatus status, String code, String detail, Duration wait) {
        long seconds = Math.max(1, wait.plusMillis(999).toSeconds());
        return new ProblemException(Problem.of(status, code, detail, Map.of(RETRY_AFTER, seconds)));
    }

    public Problem problem() {
        return problem;
    }

    public ResponseEntity<Object> response() {
        Object seconds = problem.params().get(RETRY_AFTER);
        ResponseEntity<Object> plain = problem.response();
        return seconds == null
                ? plain
                : ResponseEntity.status(plain.getStatusCode())
                        .headers(plain.getHeaders())
                        .header(HttpHeaders.RETRY_AFTER, seconds.toString())
                        .body(plain.getBody());
    }
}
