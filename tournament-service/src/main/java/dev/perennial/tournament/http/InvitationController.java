package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.command.TournamentCommand.DeclineInvitation;
import dev.perennial.domain.tournament.command.TournamentCommand.InvitePlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawInvitation;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.invitation.Invitability;
import dev.perennial.tournament.limit.OrganiserLimits;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Invitations over HTTP. A player accepts one by registering. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}/invitations")
class InvitationController {
    private final TournamentCommands commands;
    private final Invitability invitability;
    private final OrganiserLimits limits;

    InvitationController(TournamentCommands commands, Invitability invitability, OrganiserLimits limits) {
        this.commands = commands;
        this.invitability = invitability;
        this.limits = limits;
    }

    record Inviting(@Nullable PlayerId player, @Nullable String why) {}

    @PostMapping
    CommandAccepted invite(CurrentPlayer by, @PathVariable String tournament, @RequestBody Inviting body) {
        Permissions.requireAccount(by);
        PlayerId player = RequestFields.required(body.player());
        boolean reachable = invitability.isOpen(player, by.id());
        return limits.invites(
                by.id(),
                () -> commands.send(
                        by, tournament, body.why(), (id, request) -> new InvitePlayer(id, request, player, reachable)));
    }

    record Answering(@Nullable String why) {}

    @PostMapping("/{player}/decline")
    @Scoped(Scope.PLAY)
    CommandAccepted decline(
            CurrentPlayer by,
            @PathVariable String tournament,
            @PathVariable String player,
            @RequestBody Answering body) {
        var invited = RequestFields.player(player);
        return commands.send(by, tournament, body.why(), (id, request) -> new DeclineInvitation(id, request, invited));
    }

    @PostMapping("/{player}/withdraw")
    CommandAccepted withdraw(
            CurrentPlayer by,
            @PathVariable String tournament,
            @PathVariable String player,
            @RequestBody Answering body) {
        var invited = RequestFields.player(player);
        return commands.send(by, tournament, body.why(), (id, request) -> new WithdrawInvitation(id, request, invited));
    }
}
