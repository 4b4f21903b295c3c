package dev.perennial.query.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EnvelopeWriter;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.PairedTable;
import dev.perennial.contract.tournament.PairedTable.PairedSeat;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.StandingRow;
import dev.perennial.contract.tournament.TournamentEvent;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.query.TestTopic;
import java.time.Instant;
import java.util.List;

/** A tournament of two people and one round, which Bob wins. */
final class TestTournament {
    static final PlayerId OLGA = new PlayerId("player-olga");
    static final PlayerId ANN = new PlayerId("ann");
    static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private TestTournament() {}

    static List<TournamentEvent> events(TournamentId id, TableId table) {
        PlayerId bob = new PlayerId("bob");
        var seats = List.of(new PairedSeat(ANN, null, "secret-seed"), new PairedSeat(bob, null, ""));
        return List.of(
                new TournamentEvent.TournamentCreated(id, "Spring Cup", "arboretum", 2, 1, OLGA),
                new TournamentEvent.RulesSet(id, TournamentRules.usual(2, 4), OLGA, null),
                new TournamentEvent.PlayerRegistered(id, ANN, null, 1600, "secret-seed", false, 1, ANN, null),
                new TournamentEvent.PlayerRegistered(id, bob, null, 1500, "", false, 1, bob, null),
                new TournamentEvent.TournamentStarted(id, 1, List.of(ANN, bob), List.of(), AT, OLGA, null),
                new TournamentEvent.RoundPaired(
                        id,
                        1,
                        Stage.MAIN,
                        "arboretum",
                        Json.mapper().createObjectNode(),
                        null,
                        List.of(new PairedTable(1, table, seats)),
                        List.of(),
                        AT,
                        null,
                        null),
                new TournamentEvent.ResultCounted(id, 1, table, List.of(2, 1), List.of(20, 30), 1),
                new TournamentEvent.RoundFinished(id, 1, AT),
                new TournamentEvent.StandingsPublished(
                        id,
                        1,
                        1,
                        true,
                        List.of("BH/C1", "BH", "SB", "DE"),
                        List.of(
                                new StandingRow(1, bob, 2, "1", List.of("0", "0", "0", "1")),
                                new StandingRow(2, ANN, 1, "0", List.of("0", "1", "1/2", "1")))),
                new TournamentEvent.TournamentFinished(id, null, null));
    }

    static void send(TestTopic topic, String aggregate, List<?> events) {
        for (int i = 0; i < events.size(); i++) {
            var event = events.get(i);
            String type = EventTypes.nameOf(event.getClass()).orElseThrow();
            topic.send(
                    Topics.TOURNAMENTS,
                    aggregate,
                    EnvelopeWriter.write(
                            aggregate + "-" + i,
                            aggregate,
                            i,
                            i,
                            AT.plusSeconds(i),
                            type,
                            EventTypes.revisionOf(type),
                            Json.mapper().writeValueAsString(event)));
        }
    }
}
