package dev.perennial.command.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.contract.PlayerId;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.PairedTable.PairedSeat;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentEvent.RoundPaired;
import dev.perennial.contract.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.contract.tournament.TournamentId;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a tournament decides is done at its tables. */
class PairedTablesIT {
    private static final CommandNode node = CommandNode.shared();

    private final TournamentId tournament = new TournamentId(UUID.randomUUID().toString());
    private final List<Visitor> people =
            Stream.generate(() -> Visitor.signUp(node)).limit(3).toList();
    private final PairedTable table = new PairedTable(
            1,
            PairedTable.id(tournament, 1, 1),
            people.stream()
                    .map(visitor -> new PairedSeat(new PlayerId(visitor.player()), null, "seed"))
                    .toList());

    @Test
    void theSeatOfSomebodyAbsentIsGivenUpAndTheOthersPlayOnUntilTheTournamentIsCancelled() {
        var tables = node.bean(PairedTables.class);
        tables.open(round());
        tables.forfeit(new SeatsForfeited(
                tournament, 1, table.table(), List.of(table.players().getFirst()), null, "NO_SHOW"));
        // Opened again it is still the same table.
        tables.open(round());
        assertThat(post("resign", 0).code()).isEqualTo("SEAT_FORFEITED");
        assertThat(post("resign", 1).status()).isEqualTo(200);
        var second = new PairedTable(2, PairedTable.id(tournament, 1, 2), table.seats());
        tables.open(round(second));
        tables.callOff(new TournamentCancelled(
                tournament, new PlayerId("organiser"), "fire alarm", List.of(table.table(), second.table())));
        var answer = node.send(
                "POST",
                "/api/v1/tables/" + second.table() + "/resign",
                people.get(2).token(),
                null);
        assertThat(answer.status()).isEqualTo(409);
    }

    private CommandNode.Answer post(String command, int seat) {
        return node.send(
                "POST",
                "/api/v1/tables/" + table.table() + "/" + command,
                people.get(seat).token(),
                null);
    }

    private RoundPaired round(PairedTable... more) {
        return new RoundPaired(
                tournament,
                1,
                Stage.MAIN,
                "arboretum",
                Json.mapper().createObjectNode(),
                null,
                Stream.concat(Stream.of(table), Stream.of(more)).toList(),
                List.of(),
                Instant.EPOCH,
                null,
                null);
    }
}
