package dev.perennial.command.table;

import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.LeaveSeat;
import dev.perennial.command.table.TableCommand.OpenTable;
import dev.perennial.command.table.TableCommand.PlayMove;
import dev.perennial.command.table.TableCommand.TakeSeat;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.http.ProblemException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
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
import tools.jackson.databind.node.JsonNodeFactory;

/** The commands of tables over HTTP. */
@RestController
@RequestMapping("/api/v1/tables")
class TableController {
    private static final Pattern KEY = Pattern.compile("[\\x21-\\x7e]{1,100}");

    private final CommandGateway commands;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    TableController(CommandGateway commands, InstantSource clock) {
        this.commands = commands;
        this.clock = clock;
    }

    record Opening(
            String game,
            int seats,
            @Nullable FirstSeat firstSeat,
            @Nullable JsonNode options,
            @Nullable List<String> bots) {}

    record Opened(TableId table, long sequence, String commitment) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Opened open(PlayerId player, @RequestBody Opening body) {
        var table = new TableId(UUID.randomUUID().toString());
        byte[] bytes = new byte[ServerSeed.LENGTH];
        random.nextBytes(bytes);
        var seed = ServerSeed.of(bytes);
        FirstSeat firstSeat = body.firstSeat() == null ? FirstSeat.RANDOM : body.firstSeat();
        JsonNode options = body.options() == null ? JsonNodeFactory.instance.objectNode() : body.options();
        List<String> bots = body.bots() == null ? List.of() : body.bots();
        Object _ = commands.sendAndWait(new OpenTable(
                table,
                player,
                Requests.given(body.game()),
                body.seats(),
                firstSeat,
                options,
                bots,
                seed,
                clock.instant()));
        return new Opened(table, bots.size(), seed.commitment());
    }

    record Sitting(@Nullable Integer seat, @Nullable String clientSeed) {}

    @PostMapping("/{table}/seats")
    Done sit(PlayerId player, @PathVariable String table, @RequestBody Sitting body) {
        String clientSeed = body.clientSeed() == null ? "" : body.clientSeed();
        return send(new TakeSeat(Requests.id(table), player, body.seat(), clientSeed, clock.instant()));
    }

    @DeleteMapping("/{table}/seats")
    Done leave(PlayerId player, @PathVariable String table) {
        return send(new LeaveSeat(Requests.id(table), player));
    }

    @PostMapping("/{table}/abort")
    Done abort(PlayerId player, @PathVariable String table) {
        return send(new AbortTable(Requests.id(table), player));
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
