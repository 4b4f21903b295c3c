package dev.perennial.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.http.Problem;
import dev.perennial.http.ProblemException;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The commands of tournaments over HTTP. */
@RestController
@RequestMapping("/api/v1/tournaments")
class TournamentController {
    private final CommandGateway commands;

    TournamentController(CommandGateway commands) {
        this.commands = commands;
    }

    record Creating(@Nullable String name, @Nullable String game, int tableSize, int rounds) {}

    record Created(TournamentId tournament, long sequence) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Created create(PlayerId organiser, @RequestBody Creating body) {
        if (body.name() == null || body.game() == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "A field is missing.");
        }
        var tournament = new TournamentId(UUID.randomUUID().toString());
        Object _ = commands.sendAndWait(
                new CreateTournament(tournament, body.name(), body.game(), body.tableSize(), body.rounds(), organiser));
        return new Created(tournament, 0);
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(TournamentRefused e) {
        return Problem.of(
                        HttpStatus.UNPROCESSABLE_CONTENT,
                        e.refusal().name(),
                        e.refusal().sentence())
                .response();
    }
}
