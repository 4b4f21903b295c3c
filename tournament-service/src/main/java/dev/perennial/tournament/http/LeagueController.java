package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueCommand;
import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.AddOrganiser;
import dev.perennial.domain.league.LeagueCommand.ChangeRules;
import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.league.LeagueCommand.GiveEntryConsent;
import dev.perennial.domain.league.LeagueCommand.OpenSeason;
import dev.perennial.domain.league.LeagueCommand.RemoveMember;
import dev.perennial.domain.league.LeagueCommand.RemoveOrganiser;
import dev.perennial.domain.league.LeagueCommand.RevokeEntryConsent;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.limit.OrganiserLimits;
import java.time.InstantSource;
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
    private final InstantSource clock;

    LeagueController(CommandGateway commands, OrganiserLimits limits, InstantSource clock) {
        this.commands = commands;
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * The answer to a command that was accepted.
     *
     * @param sequence of the league after the change
     */
    record Accepted(LeagueId league, long sequence) {}

    record Creating(@Nullable String name, @Nullable LeagueRules rules) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Accepted create(CurrentPlayer player, @RequestBody Creating body) {
        Permissions.requireAccount(player);
        var league = new LeagueId(UUID.randomUUID().toString());
        var rules = body.rules() == null ? LeagueRules.usual() : body.rules();
        limits.creates(player.id());
        var name = RequestFields.required(body.name());
        Object _ = commands.sendAndWait(new CreateLeague(league, request(player, null), name, rules));
        return new Accepted(league, 0);
    }

    record Ruling(@Nullable LeagueRules rules, @Nullable String why) {}

    @PutMapping("/{league}/rules")
    Accepted changeRules(CurrentPlayer player, @PathVariable String league, @RequestBody Ruling body) {
        var rules = RequestFields.required(body.rules());
        return send(player, league, body.why(), (id, request) -> new ChangeRules(id, request, rules));
    }

    record Person(@Nullable PlayerId player, @Nullable String why) {}

    @PostMapping("/{league}/organisers")
    Accepted addOrganiser(CurrentPlayer player, @PathVariable String league, @RequestBody Person body) {
        var who = RequestFields.required(body.player());
        return send(player, league, body.why(), (id, request) -> new AddOrganiser(id, request, who));
    }

    @PostMapping("/{league}/organisers/{organiser}/remove")
    Accepted removeOrganiser(
            CurrentPlayer player,
            @PathVariable String league,
            @PathVariable String organiser,
            @RequestBody Person body) {
        var who = RequestFields.player(organiser);
        return send(player, league, body.why(), (id, request) -> new RemoveOrganiser(id, request, who));
    }

    @PostMapping("/{league}/members")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Accepted join(CurrentPlayer player, @PathVariable String league, @RequestBody Person body) {
        Permissions.requireAccount(player);
        PlayerId who = body.player() == null ? player.id() : body.player();
        Permissions.requireScope(player, who);
        return send(player, league, body.why(), (id, request) -> new AddMember(id, request, who));
    }

    @PostMapping("/{league}/members/{member}/leave")
    @Scoped({Scope.PLAY, Scope.ORGANISE})
    Accepted leave(
            CurrentPlayer player, @PathVariable String league, @PathVariable String member, @RequestBody Person body) {
        PlayerId who = RequestFields.player(member);
        Permissions.requireScope(player, who);
        return send(player, league, body.why(), (id, request) -> new RemoveMember(id, request, who));
    }

    record Consent() {}

    /** A member lets the organisers of the league enter them in its tournaments. */
    @PostMapping("/{league}/members/{member}/entry-consent")
    @Scoped(Scope.PLAY)
    Accepted giveConsent(
            CurrentPlayer player, @PathVariable String league, @PathVariable String member, @RequestBody Consent body) {
        Permissions.requireAccount(player);
        var who = RequestFields.player(member);
        return send(player, league, null, (id, request) -> new GiveEntryConsent(id, request, who));
    }

    @PostMapping("/{league}/members/{member}/entry-consent/revoke")
    @Scoped(Scope.PLAY)
    Accepted revokeConsent(
            CurrentPlayer player, @PathVariable String league, @PathVariable String member, @RequestBody Consent body) {
        var who = RequestFields.player(member);
        return send(player, league, null, (id, request) -> new RevokeEntryConsent(id, request, who));
    }

    record Opening(@Nullable String name) {}

    @PostMapping("/{league}/seasons")
    Accepted openSeason(CurrentPlayer player, @PathVariable String league, @RequestBody Opening body) {
        var name = RequestFields.required(body.name());
        return send(player, league, null, (id, request) -> new OpenSeason(id, request, name));
    }

    record Closing(@Nullable String why) {}

    @PostMapping("/{league}/seasons/close")
    Accepted closeSeason(CurrentPlayer player, @PathVariable String league, @RequestBody Closing body) {
        return send(player, league, body.why(), CloseSeason::new);
    }

    private Accepted send(CurrentPlayer player, String league, @Nullable String why, LeagueCommand.Factory command) {
        var id = RequestIds.league(league);
        Long sequence = commands.sendAndWait(command.create(id, request(player, why)));
        return new Accepted(id, sequence == null ? 0 : sequence);
    }

    private Request request(CurrentPlayer player, @Nullable String why) {
        return new Request(player.id(), Permissions.isAdmin(player), clock.instant(), why);
    }

    @ExceptionHandler
    ResponseEntity<Object> handle(AggregateNotFoundException e) {
        return unknownLeague().problem().response();
    }

    static ProblemException unknownLeague() {
        return new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_LEAGUE", "There is no such league.");
    }
}
