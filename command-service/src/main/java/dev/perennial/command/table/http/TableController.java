package dev.perennial.command.table.http;

import dev.perennial.command.community.Blocks;
import dev.perennial.command.table.Guests;
import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.LeaveSeat;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import io.swagger.v3.oas.annotations.Parameter;
import java.time.InstantSource;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** The commands of tables over HTTP. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables")
class TableController {
    private final CommandGateway commands;
    private final InstantSource clock;
    private final TableOpener opener;
    private final Guests guests;
    private final Blocks blocks;

    TableController(CommandGateway commands, InstantSource clock, TableOpener opener, Guests guests, Blocks blocks) {
        this.commands = commands;
        this.clock = clock;
        this.opener = opener;
        this.guests = guests;
        this.blocks = blocks;
    }

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    TableOpener.Opened open(
            PlayerId player,
            @RequestHeader(name = IdempotencyKey.HEADER, required = false) @Nullable String key,
            @RequestBody Opening body) {
        return key == null ? opener.open(player, body) : opener.open(player, body, IdempotencyKey.of(key));
    }

    record Sitting(
            @Nullable Integer seat,
            @Nullable String clientSeed,
            @Nullable String invitation) {}

    @PostMapping("/{table}/seats")
    CommandAccepted sit(PlayerId player, @PathVariable String table, @RequestBody Sitting body) {
        String clientSeed = body.clientSeed() == null ? "" : body.clientSeed();
        return send(new TakeSeat(
                RequestFields.table(table),
                player,
                body.seat(),
                clientSeed,
                body.invitation(),
                guests.isGuest(player),
                blocks.against(player),
                clock.instant()));
    }

    @DeleteMapping("/{table}/seats")
    CommandAccepted leave(PlayerId player, @PathVariable String table) {
        return send(new LeaveSeat(RequestFields.table(table), player));
    }

    record Playing(int seatMove, @Nullable JsonNode move) {}

    @PostMapping("/{table}/moves")
    CommandAccepted play(
            PlayerId player,
            @PathVariable String table,
            @Parameter(required = true) // only to the description: what is missing is answered with a code of its own
                    @RequestHeader(name = IdempotencyKey.HEADER, required = false)
                    @Nullable
                    String key,
            @RequestBody Playing body) {
        String once = IdempotencyKey.of(key);
        return send(new PlayMove(
                RequestFields.table(table),
                player,
                body.seatMove(),
                once,
                GameJson.document(RequestFields.required(body.move())),
                clock.instant()));
    }

    private CommandAccepted send(TableCommand command) {
        return CommandAccepted.by(commands, command);
    }
}
