package dev.perennial.command.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.perennial.command.table.TableCommand.AbortTable;
import dev.perennial.command.table.TableCommand.CorrectResult;
import dev.perennial.command.table.TableCommand.Resign;
import dev.perennial.command.table.TableCommand.VoidTable;
import dev.perennial.command.table.TableCommand.VoteVoid;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.OfficialDecision;
import dev.perennial.contract.table.TableId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Ways a table may end before its game does. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables/{table}")
class TableEndController {
    private final CommandGateway commands;
    private final InstantSource clock;
    private final Officials officials;

    TableEndController(CommandGateway commands, InstantSource clock, Officials officials) {
        this.commands = commands;
        this.clock = clock;
        this.officials = officials;
    }

    @PostMapping("/abort")
    Done abort(PlayerId player, @PathVariable String table) {
        return Done.by(commands, new AbortTable(Requests.id(table), player));
    }

    @PostMapping("/resign")
    Done resign(PlayerId player, @PathVariable String table) {
        return Done.by(commands, new Resign(Requests.id(table), player, clock.instant()));
    }

    record Vote(@Nullable Boolean agree) {}

    @PostMapping("/void")
    Done agree(PlayerId player, @PathVariable String table, @RequestBody Vote body) {
        return Done.by(commands, new VoteVoid(Requests.id(table), player, Requests.given(body.agree())));
    }

    /** Either places in seat order, or void. */
    record Adjudication(
            @Nullable String reason,
            @Nullable List<Integer> places,
            @JsonProperty("void") @Nullable Boolean annulled) {}

    @PostMapping("/adjudication")
    @Scoped(Scope.ARBITRATE)
    Done adjudicate(CurrentPlayer official, @PathVariable String table, @RequestBody Adjudication body) {
        TableId id = Requests.id(table);
        Instant now = clock.instant();
        OfficialDecision decision = officials.decision(official, id, now);
        String reason = Requests.given(body.reason());
        if (Objects.requireNonNullElse(body.annulled(), false)) {
            return Done.by(commands, new VoidTable(id, official.id(), reason, now));
        }
        var places = Requests.given(body.places());
        if (places.contains(null)) {
            throw new Refused(TableRefusal.BAD_PLACES);
        }
        return Done.by(commands, new CorrectResult(id, decision, reason, places, now));
    }
}
