package dev.perennial.command.table.http;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.command.TableCommand.PlanMoves;
import dev.perennial.domain.table.command.TableCommand.WithdrawPlan;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import io.swagger.v3.oas.annotations.Parameter;
import java.time.InstantSource;
import java.util.List;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The plan of a seat, which is played if its time runs out. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables/{table}/plan")
class PlanController {
    private final CommandGateway commands;
    private final InstantSource clock;

    PlanController(CommandGateway commands, InstantSource clock) {
        this.commands = commands;
        this.clock = clock;
    }

    record Planning(int seatMove, @Nullable List<@Nullable JsonNode> moves) {}

    @PutMapping
    CommandAccepted plan(
            PlayerId player,
            @PathVariable String table,
            @Parameter(required = true) // only to the description: what is missing is answered with a code of its own
                    @RequestHeader(name = IdempotencyKey.HEADER, required = false)
                    @Nullable
                    String key,
            @RequestBody Planning body) {
        String once = IdempotencyKey.of(key);
        var moves = RequestFields.required(body.moves()).stream()
                .map(move -> GameJson.document(RequestFields.required(move)))
                .toList();
        return CommandAccepted.by(
                commands,
                new PlanMoves(RequestFields.table(table), player, body.seatMove(), once, moves, clock.instant()));
    }

    @DeleteMapping
    CommandAccepted withdraw(PlayerId player, @PathVariable String table) {
        return CommandAccepted.by(commands, new WithdrawPlan(RequestFields.table(table), player));
    }
}
