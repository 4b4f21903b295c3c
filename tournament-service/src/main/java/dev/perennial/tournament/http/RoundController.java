package dev.perennial.tournament.http;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRoundByHand;
import dev.perennial.domain.tournament.command.TournamentCommand.ReportArrival;
import dev.perennial.domain.tournament.decide.Organisers;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PairingPreview;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.RequestFields;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.TournamentReader;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Rounds and their results over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}")
class RoundController {
    private final TournamentCommands commands;
    private final TournamentReader tournaments;

    RoundController(TournamentCommands commands, TournamentReader tournaments) {
        this.commands = commands;
        this.tournaments = tournaments;
    }

    /**
     * The next round as it would be.
     *
     * @param problem why the rules allow no round; null if they do
     * @param previewed fingerprint to send back so that only this round is published; null if there is none
     * @param together groups of players who may not meet but would have to, if that is the problem
     */
    record Preview(
            int round,
            List<NextRound.Table> tables,
            List<NextRound.Bye> byes,
            @Nullable String previewed,
            @Nullable String problem,
            List<List<PlayerId>> together) {
        static Preview of(NextRound next) {
            return switch (next) {
                case NextRound.Paired paired ->
                    new Preview(paired.round(), paired.tables(), paired.byes(), paired.fingerprint(), null, List.of());
                case NextRound.Impossible none ->
                    new Preview(none.round(), List.of(), List.of(), null, none.reason(), none.together());
            };
        }
    }

    /** A read: it sends no command. */
    @GetMapping("/pairing-preview")
    @Scoped(Scope.READ)
    ResponseEntity<Preview> preview(CurrentPlayer player, @PathVariable String tournament) {
        var id = RequestIds.tournament(tournament);
        var request = commands.request(player, id, null);
        var state = tournaments.read(id);
        Organisers.require(state, request);
        return ResponseEntity.ok().cacheControl(CacheControl.noStore()).body(Preview.of(PairingPreview.of(state)));
    }

    record Pairing(
            int round,
            @Nullable List<List<PlayerId>> tables,
            @Nullable List<PlayerId> byes,
            @Nullable String previewed,
            @Nullable String why) {}

    @PostMapping("/rounds")
    CommandAccepted pair(CurrentPlayer player, @PathVariable String tournament, @RequestBody Pairing body) {
        var byes = RequestFields.list(body.byes());
        if (body.tables() == null) {
            return commands.send(
                    player,
                    tournament,
                    body.why(),
                    (id, request) -> new PairRound(id, request, body.round(), body.previewed()));
        }
        var tables = RequestFields.list(body.tables()).stream()
                .map(RequestFields::list)
                .toList();
        return commands.send(
                player,
                tournament,
                body.why(),
                (id, request) -> new PairRoundByHand(id, request, body.round(), tables, byes));
    }

    record Deciding(
            @Nullable List<Integer> places,
            @Nullable List<PlayerId> absent,
            @Nullable String why) {}

    @PostMapping("/tables/{table}/result")
    @Scoped(Scope.ARBITRATE)
    CommandAccepted decide(
            CurrentPlayer player,
            @PathVariable String tournament,
            @PathVariable String table,
            @RequestBody Deciding body) {
        List<Integer> places = body.places() == null ? null : RequestFields.list(body.places());
        List<PlayerId> absent = body.absent() == null ? null : RequestFields.list(body.absent());
        var decided = RequestFields.table(table);
        return commands.send(
                player,
                tournament,
                body.why(),
                (id, request) -> new DecideResult(id, request, decided, places, absent));
    }

    /** A player reports being at their table. */
    @PostMapping("/tables/{table}/arrival")
    @Scoped(Scope.PLAY)
    CommandAccepted arrive(CurrentPlayer player, @PathVariable String tournament, @PathVariable String table) {
        var reached = RequestFields.table(table);
        return commands.send(
                player, tournament, null, (id, request) -> new ReportArrival(id, request, reached, player.id()));
    }
}
