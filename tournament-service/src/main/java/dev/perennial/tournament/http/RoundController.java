package dev.perennial.tournament.http;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.http.CurrentPlayer;
import dev.perennial.http.ProblemException;
import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import dev.perennial.tournament.command.PreviewRound;
import dev.perennial.tournament.life.Act;
import dev.perennial.tournament.life.Proposal;
import dev.perennial.tournament.life.Proposal.ProposedBye;
import dev.perennial.tournament.life.Proposal.ProposedTable;
import java.util.List;
import org.axonframework.commandhandling.gateway.CommandGateway;
import org.jspecify.annotations.Nullable;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Rounds and their results, over HTTP. */
@RestController
@Scoped(Scope.ORGANISE)
@RequestMapping("/api/v1/tournaments/{tournament}")
class RoundController {
    private final CommandGateway commands;
    private final Orders orders;

    RoundController(CommandGateway commands, Orders orders) {
        this.commands = commands;
        this.orders = orders;
    }

    /**
     * The next round as it would be.
     *
     * @param problem why the rules give no round; null if they do
     * @param previewed to be sent back so that only this round is published; null if there is none
     * @param together groups who may not meet and would have to, if that is why
     */
    record Preview(
            int round,
            List<ProposedTable> tables,
            List<ProposedBye> byes,
            @Nullable String previewed,
            @Nullable String problem,
            List<List<PlayerId>> together) {}

    @GetMapping("/pairing-preview")
    @Scoped(Scope.READ)
    ResponseEntity<Preview> preview(CurrentPlayer player, @PathVariable String tournament) {
        var id = Orders.id(tournament);
        Proposal proposal = commands.sendAndWait(new PreviewRound(id, orders.order(player, id, null, new Act.Tick())));
        return ResponseEntity.ok()
                .cacheControl(CacheControl.noStore())
                .body(
                        switch (proposal) {
                            case Proposal.Tables tables ->
                                new Preview(
                                        tables.round(),
                                        tables.tables(),
                                        tables.byes(),
                                        tables.fingerprint(),
                                        null,
                                        List.of());
                            case Proposal.Impossible none ->
                                new Preview(none.round(), List.of(), List.of(), null, none.reason(), none.together());
                        });
    }

    record Pairing(
            int round,
            @Nullable List<List<PlayerId>> tables,
            @Nullable List<PlayerId> byes,
            @Nullable String previewed,
            @Nullable String why) {}

    @PostMapping("/rounds")
    Orders.Done pair(CurrentPlayer player, @PathVariable String tournament, @RequestBody Pairing body) {
        List<List<PlayerId>> tables = body.tables() == null
                ? null
                : Orders.listed(body.tables()).stream().map(Orders::listed).toList();
        return orders.send(
                player,
                tournament,
                body.why(),
                new Act.Pair(body.round(), tables, Orders.listed(body.byes()), body.previewed()));
    }

    record Deciding(
            @Nullable List<Integer> places,
            @Nullable List<PlayerId> absent,
            @Nullable String why) {}

    @PostMapping("/tables/{table}/result")
    @Scoped(Scope.ARBITRATE)
    Orders.Done decide(
            CurrentPlayer player,
            @PathVariable String tournament,
            @PathVariable String table,
            @RequestBody Deciding body) {
        List<Integer> places = body.places() == null ? null : Orders.listed(body.places());
        List<PlayerId> absent = body.absent() == null ? null : Orders.listed(body.absent());
        return orders.send(player, tournament, body.why(), new Act.Decide(tableId(table), places, absent));
    }

    /** A player tells that he is at his table. */
    @PostMapping("/tables/{table}/arrival")
    @Scoped(Scope.PLAY)
    Orders.Done arrive(CurrentPlayer player, @PathVariable String tournament, @PathVariable String table) {
        return orders.send(player, tournament, null, new Act.Arrive(tableId(table), player.id()));
    }

    private static TableId tableId(String text) {
        try {
            return new TableId(text);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(HttpStatus.NOT_FOUND, "UNKNOWN_TABLE", "There is no such table.");
        }
    }
}
