package dev.perennial.tournament.http;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.league.LeagueRules;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.league.FoundLeague;
import dev.perennial.tournament.league.LeagueAct;
import dev.perennial.tournament.league.LeagueOrder;
import dev.perennial.tournament.limit.OrganiserLimits;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.axonframework.modelling.command.AggregateNotFoundException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The commands of leagues over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/leagues")
class LeagueController {
    private final CommandGateway commands;
    private final OrganiserLimits limits;

    LeagueController(CommandGateway commands, OrganiserLimits limits) {
        this.commands = commands;
        this.limits = limits;
    }

    record Done(LeagueId league, long sequence) {}

    record Founding(@Nullable String name, @Nullable LeagueRules rules) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Done found(CurrentPlayer player, @RequestBody Founding body) {
        Orders.requireAccount(player);
        var league = new LeagueId(UUID.randomUUID().toString());
        var rules = body.rules() == null ? LeagueRules.usual() : body.rules();
        limits.creates(player.id());
        Object _ = commands.sendAndWait(new FoundLeague(league, Orders.given(body.name()), rules, player.id()));
        return new Done(league, 0);
    }

    record Ruling(@Nullable LeagueRules rules, @Nullable String why) {}

    @PutMapping("/{league}/rules")
    Done changeRules(CurrentPlayer player, @PathVariable String league, @RequestBody Ruling body) {
        return send(player, league, body.why(), new LeagueAct.ChangeRules(Orders.given(body.rules())));
    }

    record Person(@Nullable PlayerId player, @Nullable String why) {}

    @PostMapping("/{league}/organisers")
    Done addOrganiser(CurrentPlayer player, @PathVariable String league, @RequestBody Person body) {
        return send(player, league, body.why(), new LeagueAct.AddOrganiser(Orders.given(body.player())));
    }

    @PostMapping("/{league}/organisers/{organiser}/remove")
    Done removeOrganiser(
            CurrentPlayer player,
            @PathVariable String league,
            @PathVariable String organiser,
            @RequestBody Person body) {
        return send(player, league, body.why(), new LeagueAct.RemoveOrganiser(Orders.player(organiser)));
    }

    @PostMapping("/{league}/members")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Done join(CurrentPlayer player, @PathVariable String league, @RequestBody Person body) {
        Orders.requireAccount(player);
        PlayerId who = body.player() == null ? player.id() : body.player();
        Orders.requireScope(player, who);
        return send(player, league, body.why(), new LeagueAct.Join(who));
    }

    @PostMapping("/{league}/members/{member}/leave")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Done leave(
            CurrentPlayer player, @PathVariable String league, @PathVariable String member, @RequestBody Person body) {
        PlayerId who = Orders.player(member);
        Orders.requireScope(player, who);
        return send(player, league, body.why(), new LeagueAct.Leave(who));
    }

    record Consent() {}

    /** Members let the organisers of their league enter them in its tournaments, until they revoke it. */
    @PostMapping("/{league}/members/{member}/entry-consent")
    @Scoped(Scope.PLAY)
    Done giveConsent(
            CurrentPlayer player, @PathVariable String league, @PathVariable String member, @RequestBody Consent body) {
        Orders.requireAccount(player);
        return send(player, league, null, new LeagueAct.GiveConsent(Orders.player(member)));
    }

    @PostMapping("/{league}/members/{member}/entry-consent/revoke")
    @Scoped(Scope.PLAY)
    Done revokeConsent(
            CurrentPlayer player, @PathVariable String league, @PathVariable String member, @RequestBody Consent body) {
        return send(player, league, null, new LeagueAct.RevokeConsent(Orders.player(member)));
    }

    record Opening(@Nullable String name) {}

    @PostMapping("/{league}/seasons")
    Done openSeason(CurrentPlayer player, @PathVariable String league, @RequestBody Opening body) {
        return send(player, league, null, new LeagueAct.OpenSeason(Orders.given(body.name())));
    }

    record Closing(@Nullable String why) {}

    @PostMapping("/{league}/seasons/close")
    Done closeSeason(CurrentPlayer player, @PathVariable String league, @RequestBody Closing body) {
        return send(player, league, body.why(), new LeagueAct.CloseSeason());
    }

    private Done send(CurrentPlayer player, String league, @Nullable String why, LeagueAct act) {
        var id = id(league);
        Long sequence = commands.sendAndWait(
                new LeagueOrder(id, player.id(), player.roles().contains(Orders.ADMIN), why, act));
        return new Done(id, sequence == null ? 0 : sequence);
    }

    private static LeagueId id(String text) {
        try {
            return new LeagueId(text);
        } catch (IllegalArgumentException e) {
            throw unknownLeague();
        }
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(AggregateNotFoundException e) {
        return unknownLeague().problem().response();
    }

    private static ProblemException unknownLeague() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LEAGUE", "There is no such league.");
    }
}
