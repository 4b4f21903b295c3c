package dev.perennial.tournament.http;

import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Answers refusals as problems: 403 for the wrong person, 409 for the wrong time, 422 for an invalid request. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class TournamentProblems {

    @ExceptionHandler
    ResponseEntity<Object> handle(TournamentRefused e) {
        return Problem.of(e.refusal()).response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(AggregateNotFoundException e) {
        return unknownTournament().problem().response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(ConcurrencyException e) {
        return Problem.of(HttpStatus.CONFLICT, "BUSY", "The tournament is busy. Please try again.")
                .response();
    }

    static ProblemException unknownTournament() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TOURNAMENT", "There is no such tournament.");
    }
}
