package dev.perennial.tournament.http;

import dev.perennial.contract.PlayerId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.invitation.Reach;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.limit.OrganiserLimits;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Organisers invite, players answer, over HTTP. The answer yes is the player's registration. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}/invitations")
class InvitationController {
    private final Orders orders;
    private final Reach reach;
    private final OrganiserLimits limits;

    InvitationController(Orders orders, Reach reach, OrganiserLimits limits) {
        this.orders = orders;
        this.reach = reach;
        this.limits = limits;
    }

    record Inviting(@Nullable PlayerId player, @Nullable String why) {}

    @PostMapping
    Orders.Done invite(CurrentPlayer by, @PathVariable String tournament, @RequestBody Inviting body) {
        Orders.requireAccount(by);
        PlayerId player = Orders.given(body.player());
        var invite = new Act.Invite(player, reach.isOpen(player, by.id()));
        return limits.invites(by.id(), () -> orders.send(by, tournament, body.why(), invite));
    }

    record Answering(@Nullable String why) {}

    @PostMapping("/{player}/decline")
    @Scoped(Scope.PLAY)
    Orders.Done decline(
            CurrentPlayer by,
            @PathVariable String tournament,
            @PathVariable String player,
            @RequestBody Answering body) {
        return orders.send(by, tournament, body.why(), new Act.DeclineInvitation(Orders.player(player)));
    }

    @PostMapping("/{player}/withdraw")
    Orders.Done withdraw(
            CurrentPlayer by,
            @PathVariable String tournament,
            @PathVariable String player,
            @RequestBody Answering body) {
        return orders.send(by, tournament, body.why(), new Act.WithdrawInvitation(Orders.player(player)));
    }
}
