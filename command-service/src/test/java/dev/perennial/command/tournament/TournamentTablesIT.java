package dev.perennial.command.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.perennial.command.CommandNode;
import dev.perennial.command.auth.Visitor;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EnvelopeWriter;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.SeatForfeited;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.SeatsForfeited;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.axonframework.eventsourcing.eventstore.EventStore;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;

/** What a tournament decides is done at its tables. */
class TournamentTablesIT {
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
        var tables = node.bean(TournamentTables.class);
        tables.open(round());
        tables.forfeit(
                new SeatsForfeited(
                        tournament, 1, table.table(), List.of(table.players().getFirst()), null, "NO_SHOW"),
                Instant.now());
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

    /** Kafka may deliver a record twice: opening a table again finds it open. */
    @Test
    void aRoundReadTwiceOpensEachOfItsTablesOnce() {
        var listener = node.bean(TournamentListener.class);
        listener.read(news(0));
        var opened = history();
        assertThat(opened).filteredOn(TableOpened.class::isInstance).hasSize(1);
        listener.read(news(0));
        listener.read(news(1));
        assertThat(history()).isEqualTo(opened);
    }

    /** The bots of all tournaments of one organiser share one turn. */
    @Test
    void whoCreatedATournamentAnswersForTheBotsAtItsTables() {
        var rights = node.bean(OrganiserRights.class);
        var olga = new PlayerId("olga");
        assertThat(rights.organiserOf(table.table())).isEmpty();
        rights.apply(new TournamentCreated(tournament, "Cup", "arboretum", 2, 1, olga));
        assertThat(rights.organiserOf(table.table())).contains(olga);
        assertThat(rights.organiserOf(new TableId(UUID.randomUUID().toString())))
                .isEmpty();
    }

    @Test
    void somebodyInTwoTournamentsPlaysInBoth() {
        var tables = node.bean(TournamentTables.class);
        var elsewhere = new TournamentId(UUID.randomUUID().toString());
        var there = new PairedTable(1, PairedTable.id(elsewhere, 1, 1), table.seats());
        tables.open(round());
        tables.open(round(elsewhere, List.of(there)));
        assertThat(post("resign", 0).status()).isEqualTo(200);
        String token = people.getFirst().token();
        var answer = node.send("POST", "/api/v1/tables/" + there.table() + "/resign", token, null);
        assertThat(answer.status()).as("he still plays there").isEqualTo(200);
    }

    /** Nobody waits for this player: the tournament does not ask who may still play. */
    @Test
    void whoIsSuspendedOrErasedLeavesWhatHeIsPairedForAfterwards() {
        var admin = Visitor.admin(node);
        String suspension = "/auth/admin/players/" + people.get(0).player() + "/suspension";
        assertThat(admin.send("PUT", suspension, "{\"reason\":\"two accounts\"}")
                        .status())
                .isEqualTo(200);
        String password = "{\"password\":\"" + Visitor.PASSWORD + "\"}";
        assertThat(people.get(1).post("/auth/erase", password).status()).isEqualTo(204);
        await().until(() ->
                node.bean(JdbcTemplate.class).queryForObject("select count(*) from departure", Long.class) == 0);
        node.bean(TournamentTables.class).open(round());
        await().untilAsserted(() -> assertThat(history())
                .filteredOn(SeatForfeited.class::isInstance)
                .extracting(event -> ((SeatForfeited) event).seat())
                .containsExactlyInAnyOrder(0, 1));
        assertThat(history()).hasAtLeastOneElementOfType(GameFinished.class);
    }

    private ConsumerRecord<String, byte[]> news(long offset) {
        String type = "tournament.RoundPaired";
        var value = EnvelopeWriter.write(
                "e-" + tournament,
                tournament.code(),
                5,
                5,
                Instant.EPOCH,
                type,
                EventTypes.revisionOf(type),
                Json.mapper().writeValueAsString(round()));
        return new ConsumerRecord<>(Topics.TOURNAMENTS, 0, offset, tournament.code(), value);
    }

    private List<Object> history() {
        return node.bean(EventStore.class)
                .readEvents(table.table().code(), 0)
                .asStream()
                .<Object>map(message -> message.getPayload())
                .toList();
    }

    private CommandNode.Answer post(String command, int seat) {
        return node.send(
                "POST",
                "/api/v1/tables/" + table.table() + "/" + command,
                people.get(seat).token(),
                null);
    }

    private RoundPaired round(PairedTable... more) {
        return round(
                tournament, Stream.concat(Stream.of(table), Stream.of(more)).toList());
    }

    private static RoundPaired round(TournamentId of, List<PairedTable> tables) {
        return new RoundPaired(
                of, 1, Stage.MAIN, "arboretum", Document.EMPTY, null, tables, List.of(), Instant.EPOCH, null, null);
    }
}
