package dev.perennial.command.table.http;

import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.RefusalCode;
import dev.perennial.http.Problem;
import dev.perennial.http.RequestFields;
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
class TableProblems {

    @ExceptionHandler
    ResponseEntity<Object> handle(TableRefused e) {
        RefusalCode code = e.refusal().code();
        String detail = code instanceof TableRefusal own ? own.sentence() : "The rules do not allow this move now.";
        return Problem.of(status(code), code.name(), detail, e.refusal().params())
                .response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(AggregateNotFoundException e) {
        return RequestFields.unknownTable().response();
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(ConcurrencyException e) {
        return Problem.of(HttpStatus.CONFLICT, "BUSY", "The table is busy. Please try again.")
                .response();
    }

    private static HttpStatus status(RefusalCode code) {
        return switch (code) {
            case TableRefusal.NOT_SEATED,
                    TableRefusal.NOT_OWNER,
                    TableRefusal.NOT_OFFICIAL,
                    TableRefusal.OFFICIALS_ONLY,
                    TableRefusal.OWN_TABLE,
                    TableRefusal.NOT_COMMENTATOR,
                    TableRefusal.INVITATION_NEEDED,
                    TableRefusal.BLOCKED,
                    TableRefusal.NO_HINTS_RATED,
                    TableRefusal.NO_HINTS_TOURNAMENT,
                    TableRefusal.NO_HINTS_AGAINST_PEOPLE,
                    TableRefusal.GUESTS_NOT_RATED -> HttpStatus.FORBIDDEN;
            case TableRefusal.MALFORMED, TableRefusal.BAD_CLIENT_SEED -> HttpStatus.BAD_REQUEST;
            case TableRefusal.NO_SUCH_MOMENT -> HttpStatus.NOT_FOUND;
            case TableRefusal.TABLE_NOT_OPEN,
                    TableRefusal.CARDS_DEALT,
                    TableRefusal.CARDS_DEALT_IN_TOURNAMENT,
                    TableRefusal.KEY_REUSED,
                    TableRefusal.SEAT_TAKEN,
                    TableRefusal.ALREADY_SEATED,
                    TableRefusal.NOT_PLAYING,
                    TableRefusal.GAME_OVER,
                    TableRefusal.NOT_OVER,
                    TableRefusal.NO_PLANS,
                    TableRefusal.SEATS_FIXED,
                    TableRefusal.TABLE_EXISTS,
                    TableRefusal.SEAT_FORFEITED,
                    TableRefusal.TIME_EXPIRED,
                    TableRefusal.TOO_MANY_PHRASES,
                    TableRefusal.TOO_MANY_VOTES,
                    TableRefusal.TOO_MANY_COMMENTATORS,
                    TableRefusal.TOO_MANY_COMMENTS,
                    TableRefusal.COMMENTATOR_SEATED,
                    TableRefusal.STALE_MOVE,
                    TableRefusal.FUTURE_MOVE -> HttpStatus.CONFLICT;
            default -> HttpStatus.UNPROCESSABLE_CONTENT;
        };
    }
}
