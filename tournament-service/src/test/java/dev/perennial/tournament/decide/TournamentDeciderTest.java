package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand;
import dev.perennial.domain.tournament.command.TournamentCommand.CountResult;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.decide.RoundSchedule;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TournamentDeciderTest {
    private static final PlayerId P1 = new PlayerId("p1");
    private static final PlayerId P2 = new PlayerId("p2");
    private static final PlayerId P3 = new PlayerId("p3");

    @Test
    void aSwissPlaysItselfToTheEnd() {
        var cup = Cup.of(8, 3).olga(StartTournament::new);
        for (int round = 1; round <= 3; round++) {
            assertThat(cup.state().played()).hasSize(round);
            cup.favouritesWin();
        }
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        var rows = cup.state().standings().rows();
        assertThat(rows.getFirst().player()).isEqualTo(P1);
        assertThat(rows.getFirst().points()).isEqualTo("3");
        assertThat(rows.stream().mapToInt(row -> Integer.parseInt(row.points())).sum())
                .isEqualTo(12);
        assertThat(cup.round(2).tables().getFirst().table()).isEqualTo(new TableId("cup-r2-t1"));
    }

    @Test
    void nobodyMeetsTwice() {
        var cup = Cup.of(16, 6).olga(StartTournament::new);
        Set<Set<PlayerId>> met = new HashSet<>();
        for (int round = 1; round <= 6; round++) {
            for (var table : cup.round(round).tables()) {
                assertThat(met.add(Set.copyOf(table.players()))).isTrue();
            }
            cup.favouritesWin();
        }
    }

    @Test
    void largerTablesShareShortOnes() {
        var cup = new Cup(4, 2, rules -> rules);
        IntStream.rangeClosed(1, 10).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(StartTournament::new);
        assertThat(cup.round(1).tables().stream().map(table -> table.players().size()))
                .containsExactlyInAnyOrder(4, 3, 3);
        cup.favouritesWin().favouritesWin();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.state().standings().columns()).containsExactly("OAS", "H2H", "PLACES", "GPS");
        assertThat(cup.state().standings().rows().getFirst().points()).isEqualTo("10");
    }

    @Test
    void largerTablesAreRankedByTheTieBreaksOfTheirTournament() {
        var cup = new Cup(4, 1, Cup.rules("{\"scoring\":{\"tieBreaks\":[\"AVGSEAT\",\"OAS/F20\"]}}"));
        IntStream.rangeClosed(1, 8).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(StartTournament::new).favouritesWin();
        var standings = cup.state().standings();
        assertThat(standings.columns()).containsExactly("AVGSEAT", "OAS/F20");
        var first = standings.rows().get(0);
        var second = standings.rows().get(1);
        assertThat(first.points()).isEqualTo(second.points());
        assertThat(Integer.parseInt(first.tieBreaks().getFirst()))
                .isGreaterThanOrEqualTo(Integer.parseInt(second.tieBreaks().getFirst()));
    }

    /** Both winners have 5 points and met 3, 2 and 0. */
    @Test
    void largerTablesCanBeReadInPairs() {
        var cup = new Cup(4, 1, Cup.rules("{\"scoring\":{\"tieBreaks\":[\"BH\",\"SB/C1\",\"PS\",\"WON\"]}}"));
        IntStream.rangeClosed(1, 8).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(StartTournament::new).favouritesWin();
        var standings = cup.state().standings();
        assertThat(standings.columns()).containsExactly("BH", "SB/C1", "PS", "WON");
        assertThat(standings.rows().get(0).tieBreaks()).containsExactly("5/3", "5/2", "5", "1");
        assertThat(standings.rows().get(1).tieBreaks()).containsExactly("5/3", "5/2", "5", "1");
    }

    @Test
    void inARoundRobinEverybodyMeetsEverybodyOnce() {
        var cup = Cup.with(6, 0, Cup.rules("{\"system\":\"ROUND_ROBIN\"}")).olga(StartTournament::new);
        assertThat(cup.state().rounds()).isEqualTo(5);
        for (int round = 1; round <= 5; round++) {
            cup.favouritesWin();
        }
        var pairs = cup.state().played().stream()
                .flatMap(round -> round.tables().stream())
                .map(table -> Set.copyOf(table.players()))
                .collect(Collectors.toSet());
        assertThat(pairs).hasSize(15);
        assertThat(cup.state().standings().rows().stream().map(StandingRow::points))
                .containsExactly("5", "4", "3", "2", "1", "0");
    }

    @Test
    void theBestPlayOffAndStandFirst() {
        var cup = Cup.with(8, 2, Cup.rules("{\"playoff\":{\"size\":4,\"kind\":\"SINGLE_ELIMINATION\"}}"))
                .olga(StartTournament::new)
                .favouritesWin()
                .favouritesWin();
        var semifinals = cup.round(3);
        assertThat(semifinals.stage()).isEqualTo(Stage.PLAYOFF);
        assertThat(semifinals.tables().getFirst().players())
                .containsExactly(
                        cup.state().playoff().get(0), cup.state().playoff().get(3));
        semifinals.tables().forEach(table -> cup.result(table, 2, 1));
        cup.result(cup.round(4).tables().getFirst(), 1, 1);
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        var rows = cup.state().standings().rows();
        // A drawn final is won by the better seed.
        assertThat(rows.stream().limit(4).map(StandingRow::player))
                .containsExactly(
                        cup.state().playoff().get(2),
                        cup.state().playoff().get(3),
                        cup.state().playoff().get(0),
                        cup.state().playoff().get(1));
    }

    @Test
    void aFinalTableDecidesTheFirstPlaces() {
        var cup = Cup.with(8, 2, Cup.rules("{\"playoff\":{\"size\":3,\"kind\":\"FINAL_TABLE\"}}"))
                .olga(StartTournament::new)
                .favouritesWin()
                .favouritesWin();
        var best = cup.state().playoff();
        cup.result(cup.round(3).tables().getFirst(), 3, 1, 2);
        assertThat(cup.state().standings().rows().stream().limit(3).map(StandingRow::player))
                .containsExactly(best.get(1), best.get(2), best.get(0));
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
    }

    @Test
    void whoComesTooManyWaitsAndMovesUp() {
        var cup = Cup.with(3, 2, Cup.rules("{\"admission\":{\"maxPlayers\":2}}"));
        assertThat(cup.state().known(P3).presence()).isEqualTo(Entry.Presence.WAITING);
        cup.send(P1, null, (id, request) -> new WithdrawPlayer(id, request, P1));
        assertThat(cup.state().known(P3).presence()).isEqualTo(Entry.Presence.ACTIVE);
    }

    @Test
    void lateEntriesAndThoseWhoComeBackAreInTheNextRound() {
        var cup = Cup.with(4, 4, Cup.rules("{\"admission\":{\"lateUntilRound\":2,\"lateBye\":\"HALF\"}}"))
                .olga(StartTournament::new)
                .register("late", 1400)
                .send(P2, null, (id, request) -> new WithdrawPlayer(id, request, P2))
                .favouritesWin();
        var late = new PlayerId("late");
        assertThat(cup.state().known(late).number()).isEqualTo(5);
        assertThat(cup.state().standings().rows())
                .filteredOn(row -> row.player().equals(late))
                .singleElement()
                .satisfies(row -> assertThat(row.points()).isEqualTo("1/2"));
        assertThat(cup.round(2).tableOf(late)).isPresent();
        assertThat(cup.round(2).tableOf(P2)).isEmpty();
        cup.send(P2, null, (id, request) -> new ReenterPlayer(id, request, P2)).favouritesWin();
        assertThat(cup.round(3).tableOf(P2)).isPresent();
        cup.refuses(
                new PlayerId("x"),
                null,
                (id, request) -> new RegisterPlayer(id, request, new PlayerId("x"), null, 1, ""),
                TournamentRefusal.REGISTRATION_CLOSED);
    }

    @Test
    void aPausedTournamentPairsNothingUntilItGoesOn() {
        var cup = Cup.of(4, 2)
                .olga(StartTournament::new)
                .olga(PauseTournament::new)
                .favouritesWin();
        assertThat(cup.state().played()).hasSize(1);
        cup.olga(ResumeTournament::new);
        assertThat(cup.state().played()).hasSize(2);
    }

    @Test
    void weeklyRoundsKeepTheirHourOnTheWall() {
        var rules = Cup.rules("""
                {"timing":{"schedule":"WEEKLY","timeZone":"Europe/Berlin","roundTimes":["2026-03-25T18:00:00Z"]}}""");
        var cup = Cup.with(4, 2, rules).olga(StartTournament::new);
        assertThat(RoundSchedule.of(cup.state(), 2)).contains(Instant.parse("2026-04-01T17:00:00Z"));
        assertThat(cup.state().played()).isEmpty();
    }

    @Test
    void aResultCountsOnce() {
        var cup = Cup.of(4, 2).olga(StartTournament::new);
        var table = cup.round(1).tables().getFirst();
        TournamentCommand.Factory count =
                (id, request) -> new CountResult(id, request, table.table(), List.of(1, 2), List.of(9, 7), 5);
        cup.send(Request.ofSystem(Cup.START), count);
        assertThat(cup.last()).isNotEmpty();
        cup.send(Request.ofSystem(Cup.START), count);
        assertThat(cup.last()).isEmpty();
    }
}
