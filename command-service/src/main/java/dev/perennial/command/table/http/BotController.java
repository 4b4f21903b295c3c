package dev.perennial.command.table.http;

import dev.perennial.command.limit.PlayerLimits;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.command.TableCommand.AddBot;
import dev.perennial.domain.table.command.TableCommand.RemoveBot;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import java.time.InstantSource;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The owner of a table fills its seats with bots. */
@RestController
@Scoped(Scope.PLAY)
@RequestMapping("/api/v1/tables/{table}/bots")
class BotController {
    private final CommandGateway commands;
    private final InstantSource clock;
    private final PlayerLimits limits;

    BotController(CommandGateway commands, InstantSource clock, PlayerLimits limits) {
        this.commands = commands;
        this.clock = clock;
        this.limits = limits;
    }

    record Adding(@Nullable Integer seat, @Nullable String level) {}

    @PostMapping
    CommandAccepted add(PlayerId player, @PathVariable String table, @RequestBody Adding body) {
        String level = RequestFields.required(body.level());
        limits.opens(player);
        return CommandAccepted.by(
                commands, new AddBot(RequestFields.table(table), player, body.seat(), level, clock.instant()));
    }

    @DeleteMapping("/{seat}")
    CommandAccepted remove(PlayerId player, @PathVariable String table, @PathVariable int seat) {
        return CommandAccepted.by(commands, new RemoveBot(RequestFields.table(table), player, seat));
    }
}
