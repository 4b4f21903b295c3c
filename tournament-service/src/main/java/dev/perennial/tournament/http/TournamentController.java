package dev.perennial.tournament.http;

import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.command.TournamentCommand.CancelTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.CreateTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.FinishTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.SetRules;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.games.Games;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.limit.OrganiserLimits;
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

/** Creates, changes and ends tournaments over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments")
class TournamentController {
    private final TournamentCommands commands;
    private final Permissions permissions;
    private final OrganiserLimits limits;

    TournamentController(TournamentCommands commands, Permissions permissions, OrganiserLimits limits) {
        this.commands = commands;
        this.permissions = permissions;
        this.limits = limits;
    }

    record Creating(
            @Nullable String name,
            @Nullable String game,
            int tableSize,
            @Nullable Integer rounds,
            @Nullable JsonNode rules) {}

    @PostMapping
    @ResponseStatus(HttpStatus.CREATED)
    CommandAccepted create(CurrentPlayer player, @RequestBody Creating body) {
        Permissions.requireAccount(player);
        String game = RequestFields.required(body.game());
        var rules = RulesJson.read(usual(game, body.tableSize()), body.rules());
        if (rules.league() != null) {
            permissions.requireLeague(player, rules.league());
        }
        limits.creates(player.id());
        int rounds = body.rounds() == null ? 0 : body.rounds();
        var name = RequestFields.required(body.name());
        return commands.create(
                player,
                (id, request) -> new CreateTournament(id, request, name, game, body.tableSize(), rounds, rules));
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

    /** Replaces all rules. Those left out get the usual values for this game and table size. */
    @PutMapping("/{tournament}/rules")
    CommandAccepted setRules(CurrentPlayer player, @PathVariable String tournament, @RequestBody Ruling body) {
        var usual = usual(RequestFields.required(body.game()), body.tableSize());
        var rules = RulesJson.read(usual, RequestFields.required(body.rules()));
        return commands.send(player, tournament, body.why(), (id, request) -> new SetRules(id, request, rules));
    }

    record Reason(@Nullable String why) {}

    @PostMapping("/{tournament}/start")
    CommandAccepted start(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return commands.send(player, tournament, body.why(), StartTournament::new);
    }

    @PostMapping("/{tournament}/pause")
    CommandAccepted pause(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return commands.send(player, tournament, body.why(), PauseTournament::new);
    }

    @PostMapping("/{tournament}/resume")
    CommandAccepted resume(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return commands.send(player, tournament, body.why(), ResumeTournament::new);
    }

    @PostMapping("/{tournament}/finish")
    CommandAccepted finish(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return commands.send(player, tournament, body.why(), FinishTournament::new);
    }

    @PostMapping("/{tournament}/cancel")
    CommandAccepted cancel(CurrentPlayer player, @PathVariable String tournament, @RequestBody Reason body) {
        return commands.send(player, tournament, body.why(), CancelTournament::new);
    }
}
