package dev.perennial.http;

import dev.perennial.domain.Refusal;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/** The body of every error answer (RFC 9457), with a code that programs can rely on. */
public record Problem(String type, String title, int status, String detail, String code, Map<String, Object> params) {

    public static Problem of(HttpStatus status, String code, String detail, Map<String, Object> params) {
        return new Problem("about:blank", status.getReasonPhrase(), status.value(), detail, code, params);
    }

    public static Problem of(HttpStatus status, String code, String detail) {
        return of(status, code, detail, Map.of());
    }

    public static Problem of(Refusal refusal) {
        var status = switch (refusal.kind()) {
            case WRONG -> HttpStatus.UNPROCESSABLE_CONTENT;
            case FORBIDDEN -> HttpStatus.FORBIDDEN;
            case TIME -> HttpStatus.CONFLICT;
            case ABSENT -> HttpStatus.NOT_FOUND;
        };
        return of(status, refusal.name(), refusal.sentence());
    }

    public ResponseEntity<Object> response() {
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(this);
    }
}
