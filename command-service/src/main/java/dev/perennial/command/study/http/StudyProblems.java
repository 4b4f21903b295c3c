package dev.perennial.command.study.http;

import dev.perennial.domain.study.command.StudyRefused;
import dev.perennial.http.Problem;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Answers refusals as problems: 403 for the wrong person, 409 for the wrong time, 422 for an invalid request. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class StudyProblems {

    @ExceptionHandler
    ResponseEntity<Object> handle(StudyRefused e) {
        return Problem.of(e.refusal()).response();
    }
}
