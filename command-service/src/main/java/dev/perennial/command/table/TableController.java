package dev.perennial.command.table;

import dev.perennial.command.community.Blocks;
import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.table.TableTerms.Visibility;
import dev.perennial.http.ProblemException;
import java.time.InstantSource;
import java.util.regex.Pattern;
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
@RequestMapping("/api/v1/tables")
class TableController {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,100}");

    private final CommandGateway commands;
    private final InstantSource clock;
    private final ServerSeeds seeds;
    private final Guests guests;
    private final Blocks blocks;
    private final PlayerLimits limits;

    TableController(
            CommandGateway commands,
            InstantSource clock,
            ServerSeeds seeds,
            Guests guests,
            Blocks blocks,
            PlayerLimits limits) {
        this.commands = commands;
        this.clock = clock;
        this.seeds = seeds;
        this.guests = guests;
        this.blocks = blocks;
        this.limits = limits;
    }

    record Opened(
            TableId table,
            long sequence,
            String commitment,
            @Nullable String invitation) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Opened open(PlayerId player, @RequestBody Opening body) {
        var command = body.command(player, seeds.fresh(), clock.instant());
        // Bots in all seats begin to play at once: then much more has happened than they sat down.
        long sequence = OpeningDecider.open(command).size() - 1L;
        limits.opens(player);
        command.bots().forEach(_ -> limits.opens(player));
        Object _ = commands.sendAndWait(command);
        boolean secret = command.terms().visibility() == Visibility.INVITED;
        return new Opened(
                command.table(),
                sequence,
                command.seed().commitment(),
                secret ? Invitations.code(command.table(), command.seed()) : null);
    }

    record Sitting(
            @Nullable Integer seat,
            @Nullable String clientSeed,
            @Nullable String invitation) {}

    @PostMapping("/{table}/seats")
    Done sit(PlayerId player, @PathVariable String table, @RequestBody Sitting body) {
        String clientSeed = body.clientSeed() == null ? "" : body.clientSeed();
        return send(new TakeSeat(
                Requests.id(table),
                player,
                body.seat(),
                clientSeed,
                body.invitation(),
                guests.isGuest(player),
                blocks.against(player),
                clock.instant()));
    }

    @DeleteMapping("/{table}/seats")
    Done leave(PlayerId player, @PathVariable String table) {
        return send(new LeaveSeat(Requests.id(table), player));
    }

    record Playing(int seatMove, @Nullable JsonNode move) {}

    @PostMapping("/{table}/moves")
    Done play(
            PlayerId player,
            @PathVariable String table,
            @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String key,
            @RequestBody Playing body) {
        if (key == null || !KEY.matcher(key).matches()) {
            throw new ProblemException(
                    HttpStatus.BAD_REQUEST,
                    "IDEMPOTENCY_KEY",
                    "Send an Idempotency-Key header of 1 to 100 visible characters.");
        }
        return send(new PlayMove(
                Requests.id(table), player, body.seatMove(), key, Requests.given(body.move()), clock.instant()));
    }

    private Done send(TableCommand command) {
        return Done.by(commands, command);
    }
}
