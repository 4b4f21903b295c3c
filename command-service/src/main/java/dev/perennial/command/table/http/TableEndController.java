package dev.perennial.command.table.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.OfficialDecision;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.TableCommand.AbortTable;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.command.TableCommand.VoidTable;
import dev.perennial.domain.table.command.TableCommand.VoteVoid;
import dev.perennial.domain.table.command.TableRefusal;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
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
    CommandAccepted abort(PlayerId player, @PathVariable String table) {
        return CommandAccepted.by(commands, new AbortTable(RequestFields.table(table), player));
    }

    @PostMapping("/resign")
    CommandAccepted resign(PlayerId player, @PathVariable String table) {
        return CommandAccepted.by(commands, new Resign(RequestFields.table(table), player, clock.instant()));
    }

    record Vote(@Nullable Boolean agree) {}

    @PostMapping("/void")
    CommandAccepted agree(PlayerId player, @PathVariable String table, @RequestBody Vote body) {
        return CommandAccepted.by(
                commands, new VoteVoid(RequestFields.table(table), player, RequestFields.required(body.agree())));
    }

    /** Either places in seat order, or void. */
    record Adjudication(
            @Nullable String reason,
            @Nullable List<Integer> places,
            @JsonProperty("void") @Nullable Boolean annulled) {}

    @PostMapping("/adjudication")
    @Scoped(Scope.ARBITRATE)
    CommandAccepted adjudicate(CurrentPlayer official, @PathVariable String table, @RequestBody Adjudication body) {
        TableId id = RequestFields.table(table);
        Instant now = clock.instant();
        OfficialDecision decision = officials.decision(official, id, now);
        String reason = RequestFields.required(body.reason());
        if (Objects.requireNonNullElse(body.annulled(), false)) {
            return CommandAccepted.by(commands, new VoidTable(id, official.id(), reason, now));
        }
        var places = RequestFields.required(body.places());
        if (places.contains(null)) {
            throw new TableRefused(TableRefusal.BAD_PLACES);
        }
        return CommandAccepted.by(commands, new CorrectResult(id, decision, reason, places, now));
    }
}
