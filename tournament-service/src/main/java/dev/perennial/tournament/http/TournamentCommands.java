package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import java.time.InstantSource;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Sends tournament commands on behalf of the person who is signed in. */
@Component
class TournamentCommands {
    private final CommandGateway commands;
    private final Permissions permissions;
    private final InstantSource clock;

    TournamentCommands(CommandGateway commands, Permissions permissions, InstantSource clock) {
        this.commands = commands;
        this.permissions = permissions;
        this.clock = clock;
    }

    CommandAccepted create(CurrentPlayer by, TournamentCommand.Factory command) {
        var id = new TournamentId(UUID.randomUUID().toString());
        Object _ = commands.sendAndWait(command.create(id, new Request(by.id(), false, clock.instant(), null)));
        return new CommandAccepted(id, 1);
    }

    CommandAccepted send(CurrentPlayer by, String tournament, @Nullable String why, TournamentCommand.Factory command) {
        var id = RequestIds.tournament(tournament);
        return send(command.create(id, request(by, id, why)));
    }

    /**
     * Sends a command about one player. A program with the scope to play acts without its owner's rights as organiser.
     */
    CommandAccepted sendAbout(
            PlayerId player,
            CurrentPlayer by,
            String tournament,
            @Nullable String why,
            TournamentCommand.Factory command) {
        Permissions.requireScope(by, player);
        var id = RequestIds.tournament(tournament);
        boolean inCharge = by.allows(Scope.ORGANISE) && permissions.inCharge(by, id);
        return send(command.create(id, new Request(by.id(), inCharge, clock.instant(), why)));
    }

    Request request(CurrentPlayer by, TournamentId tournament, @Nullable String why) {
        return new Request(by.id(), permissions.inCharge(by, tournament), clock.instant(), why);
    }

    private CommandAccepted send(TournamentCommand command) {
        Long sequence = commands.sendAndWait(command);
        return new CommandAccepted(command.tournament(), sequence == null ? 0 : sequence);
    }
}
