package dev.perennial.http.problem;

import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import java.time.Duration;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.multipart.MultipartException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/** Every failure becomes a problem; none shows the inside of the server. */
@RestControllerAdvice
public class ProblemAdvice extends ResponseEntityExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemAdvice.class);
    private static final Duration DATABASE_BACK = Duration.ofSeconds(5);

    @ExceptionHandler
    ResponseEntity<Object> handle(ProblemException e) {
        return e.response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(MultipartException e) {
        return Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", "The parts of the body cannot be read.")
                .response();
    }

    /** Not to be logged: its text quotes the body, which may hold a password. */
    @ExceptionHandler({InvalidParameterException.class, RequestRejectedException.class})
    ResponseEntity<Object> handleParameters() {
        return Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", "The parameters cannot be read.")
                .response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(AccessDeniedException e) {
        return Problem.of(HttpStatus.FORBIDDEN, "FORBIDDEN", "Your account cannot do that.")
                .response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(Exception e, WebRequest request) {
        if (UnstorableText.isCause(e)) {
            return Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", "The text has a character that cannot be stored.")
                    .response();
        }
        if (DatabaseUnavailable.isCause(e)) {
            LOG.warn(
                    "the database is unavailable at {}: {}",
                    request.getDescription(false),
                    e.getClass().getSimpleName());
            return ProblemException.unavailable(DATABASE_BACK).response();
        }
        LOG.error("unexpected failure at {}", request.getDescription(false), e);
        return Problem.of(
                        HttpStatus.INTERNAL_SERVER_ERROR,
                        "INTERNAL",
                        "Something failed on the server. Try again in a moment.")
                .response();
    }

    @Override
    protected ResponseEntity<Object> handleHttpMessageNotReadable(
            HttpMessageNotReadableException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        return Problem.of(HttpStatus.BAD_REQUEST, "MALFORMED", "The body does not have the expected form.")
                .response();
    }

    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception e, @Nullable Object body, HttpHeaders headers, HttpStatusCode code, WebRequest request) {
        HttpStatus status = HttpStatus.valueOf(code.value());
        return ResponseEntity.status(status)
                .headers(headers)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(Problem.of(status, status.name(), status.getReasonPhrase()));
    }
}
