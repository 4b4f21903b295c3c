package dev.perennial.query.tournament;

import dev.perennial.contract.Topics;
import dev.perennial.contract.json.EnvelopeWriter;
import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.query.TestTopic;
import java.time.Instant;
import java.util.List;

/** A tournament of two players and one round: Ann and Bob, who wins, unless a test names others. */
final class TestTournament {
    static final PlayerId OLGA = new PlayerId("player-olga");
    static final PlayerId ANN = new PlayerId("ann");
    static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");

    private TestTournament() {}

    static List<TournamentEvent> events(TournamentId id, TableId table) {
        return between(id, table, "Spring Cup", ANN, new PlayerId("bob"));
    }

    static List<TournamentEvent> between(TournamentId id, TableId table, String name, PlayerId loser, PlayerId winner) {
        var seats = List.of(new PairedSeat(loser, null, "secret-seed"), new PairedSeat(winner, null, ""));
        return List.of(
                new TournamentEvent.TournamentCreated(id, name, "arboretum", 2, 1, OLGA),
                new TournamentEvent.RulesSet(id, TournamentRules.usual(2, 4), OLGA, null),
                new TournamentEvent.PlayerRegistered(id, loser, null, 1600, "secret-seed", false, 1, loser, null),
                new TournamentEvent.PlayerRegistered(id, winner, null, 1500, "", false, 1, winner, null),
                new TournamentEvent.TournamentStarted(id, 1, List.of(loser, winner), List.of(), AT, OLGA, null),
                new TournamentEvent.RoundPaired(
                        id,
                        1,
                        Stage.MAIN,
                        "arboretum",
                        Document.EMPTY,
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
                                new StandingRow(1, winner, 2, "1", List.of("0", "0", "0", "1")),
                                new StandingRow(2, loser, 1, "0", List.of("0", "1", "1/2", "1")))),
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
