package dev.perennial.tournament.http;

import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.games.Games;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.command.CreateTournament;
import dev.perennial.tournament.league.LeagueOrganisers;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.TournamentRefusal;
import dev.perennial.tournament.life.TournamentRefused;
import dev.perennial.tournament.limit.OrganiserLimits;
import java.util.UUID;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;

/** Tournaments as a whole, over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments")
class TournamentController {
    private final CommandGateway commands;
    private final Orders orders;
    private final LeagueOrganisers organisers;
    private final OrganiserLimits limits;

    TournamentController(CommandGateway commands, Orders orders, LeagueOrganisers organisers, OrganiserLimits limits) {
        this.commands = commands;
        this.orders = orders;
        this.organisers = organisers;
        this.limits = limits;
    }

    record Creating(
            @Nullable String name,
            @Nullable String game,
            int tableSize,
            @Nullable Integer rounds,
            @Nullable JsonNode rules) {}

    /** Only who runs a league, or an administrator, makes tournaments for it. */
    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    Orders.Done create(CurrentPlayer player, @RequestBody Creating body) {
        Orders.requireAccount(player);
        var tournament = new TournamentId(UUID.randomUUID().toString());
        String game = Orders.given(body.game());
        var rules = RulesJson.read(usual(game, body.tableSize()), body.rules());
        String league = rules.league();
        if (league != null) {
            TournamentRefusal.UNKNOWN_LEAGUE.unless(organisers.knows(league));
            TournamentRefusal.NOT_ORGANISER.unless(
                    player.roles().contains(Orders.ADMIN) || organisers.contains(league, player.id()));
        }
        limits.creates(player.id());
        Object _ = commands.sendAndWait(new CreateTournament(
                tournament,
                Orders.given(body.name()),
                game,
                body.tableSize(),
                body.rounds() == null ? 0 : body.rounds(),
                rules,
                player.id()));
        return new Orders.Done(tournament, 1);
    }

    private static TournamentRules usual(String game, int tableSize) {
        int most = Games.byId(game)
                .map(known -> known.maxSeats())
                .orElseThrow(() -> new TournamentRefused(TournamentRefusal.UNKNOWN_GAME));
        return TournamentRules.usual(tableSize, most);
    }

    record Ruling(
            @Nullable String game,
            int tableSize,
            @Nullable JsonNode rules,
            @Nullable String why) {}

    /** The rules as a whole; game and table size say what is usual for those left out. */
    @PutMapping("/{tournament}/rules")
    Orders.Done setRules(CurrentPlayer player, @PathVariable String tournament, @RequestBody Ruling body) {
        var usual = usual(Orders.given(body.game()), body.tableSize());
        return orders.send(
                player, tournament, body.why(), new Act.SetRules(RulesJson.read(usual, Orders.given(body.rules()))));
    }

    record Reason(@Nullable String why) {}

    @PostMapping("/{tournament}/start")
    Orders.Done start(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return orders.send(player, tournament, body.why(), new Act.Start());
    }

    @PostMapping("/{tournament}/pause")
    Orders.Done pause(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return orders.send(player, tournament, body.why(), new Act.Pause());
    }

    @PostMapping("/{tournament}/resume")
    Orders.Done resume(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return orders.send(player, tournament, body.why(), new Act.Resume());
    }

    @PostMapping("/{tournament}/finish")
    Orders.Done finish(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return orders.send(player, tournament, body.why(), new Act.Finish());
    }

    @PostMapping("/{tournament}/cancel")
    Orders.Done cancel(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return orders.send(player, tournament, body.why(), new Act.Cancel());
    }
}
