package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.PairingImpossible;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentCommand.FinishTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRoundByHand;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happens where rules alone do not say it. */
class DecidedOutcomesTest {

    @Test
    void withoutAValidPairingTheTournamentWaitsForItsOrganiser() {
        var cup = Cup.of(2, 3).olga(StartTournament::new).favouritesWin();
        assertThat(cup.last()).last().isInstanceOfSatisfying(PairingImpossible.class, none -> {
            assertThat(none.round()).isEqualTo(2);
            assertThat(none.reason()).isEqualTo("NO_VALID_PAIRING");
        });
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.PAUSED);
        cup.refuses(
                OLGA,
                "again",
                (id, request) -> new PairRound(id, request, 2, null),
                TournamentRefusal.NO_VALID_PAIRING);
        var again = List.of(List.of(new PlayerId("p2"), new PlayerId("p1")));
        cup.refuses(
                OLGA,
                null,
                (id, request) -> new PairRoundByHand(id, request, 2, again, List.of()),
                TournamentRefusal.REASON_MISSING);
        cup.send(
                OLGA,
                "they agreed to play again",
                (id, request) -> new PairRoundByHand(id, request, 2, again, List.of()));
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.RUNNING);
        assertThat(cup.round(2).tables().getFirst().players()).isEqualTo(again.getFirst());
    }

    @Test
    void theOrganiserMayFinishInsteadOfPairing() {
        var cup = Cup.of(2, 3).olga(StartTournament::new).favouritesWin().olga(FinishTournament::new);
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.state().standings().last()).isTrue();
    }

    @Test
    void afterAnEarlyFinishRunningGamesDoNotCountAndTheStandingsStayFinal() {
        var cup = Cup.of(4, 3).olga(StartTournament::new);
        Seating played = cup.round(1).tables().get(0);
        Seating running = cup.round(1).tables().get(1);
        cup.result(played, 1, 2).olga(FinishTournament::new);
        var last = cup.state().standings();
        cup.result(running, 1, 2);
        assertThat(cup.last()).isEmpty();
        assertThat(cup.state().standings()).isEqualTo(last);
        // A correction, and a decision about the game left open, make a final table again.
        cup.result(cup.round(1).tables().get(0), 2, 1);
        assertThat(cup.state().standings().last()).isTrue();
        assertThat(cup.standing(played.players().get(1)).points()).isEqualTo("1");
        cup.olga((id, request) -> new DecideResult(id, request, running.table(), List.of(1, 2), List.of()));
        assertThat(cup.round(1).finished()).isTrue();
        assertThat(cup.state().standings().last()).isTrue();
    }

    @Test
    void gamesUnfinishedAtRoundTimeCountAsDrawsForThePairingOnly() {
        var rules = Cup.rules("""
                {"timing":{"schedule":"FIXED","roundTimes":["2026-03-01T10:00:00Z","2026-03-01T12:00:00Z"]}}""");
        var cup = Cup.with(4, 2, rules).olga(StartTournament::new);
        Seating running = cup.round(1).tables().get(1);
        cup.result(cup.round(1).tables().get(0), 1, 2);
        cup.wait(Duration.ofHours(2));
        assertThat(cup.state().played()).hasSize(2);
        assertThat(cup.round(1).finished()).isFalse();
        cup.result(running, 2, 1);
        assertThat(cup.round(1).finished()).isTrue();
        assertThat(cup.state().standings().rows())
                .filteredOn(row -> row.player().equals(running.players().get(1)))
                .singleElement()
                .satisfies(row -> assertThat(row.points()).isEqualTo("1"));
    }

    @Test
    void aRoundByHandNeedsAReasonWhileGamesAreUnfinished() {
        var cup = Cup.with(4, 2, Cup.rules("{\"timing\":{\"byHand\":true}}"))
                .olga(StartTournament::new)
                .pair(1);
        cup.refuses(
                OLGA, null, (id, request) -> new PairRound(id, request, 2, null), TournamentRefusal.GAMES_UNFINISHED);
        cup.send(OLGA, "the hall closes", (id, request) -> new PairRound(id, request, 2, null));
        assertThat(cup.state().played()).hasSize(2);
    }

    @Test
    void aCorrectionAfterTheNextRoundIsPairedLeavesThePairingAlone() {
        var cup = Cup.of(4, 3).olga(StartTournament::new).favouritesWin();
        var second = cup.round(2).tables();
        Seating first = cup.round(1).tables().getFirst();
        PlayerId loser = first.players().get(first.places().get(0) == 2 ? 0 : 1);
        assertThat(cup.standing(loser).points()).isEqualTo("0");
        cup.olga((id, request) -> new DecideResult(
                id,
                request,
                first.table(),
                first.places().stream().map(place -> 3 - place).toList(),
                List.of()));
        assertThat(cup.round(2).tables()).isEqualTo(second);
        assertThat(cup.standing(loser).points()).isEqualTo("1");
        assertThat(cup.round(1).tables().getFirst().outcome()).isEqualTo(Seating.Outcome.CORRECTED);
        // What the table says afterwards no longer counts.
        cup.result(cup.round(1).tables().getFirst(), 1, 2);
        assertThat(cup.last()).isEmpty();
    }

    /** The opponents have met this player, who may not have met everyone and gets only the points of games played. */
    @Test
    void inARoundRobinTheGameOfWhoLeftIsAByeForTheOther() {
        var cup = Cup.with(4, 0, Cup.rules("{\"system\":\"ROUND_ROBIN\"}")).olga(StartTournament::new);
        var gone = new PlayerId("p4");
        cup.favouritesWin()
                .send(gone, null, (id, request) -> new WithdrawPlayer(id, request, gone))
                .favouritesWin();
        assertThat(cup.round(3).byes())
                .singleElement()
                .satisfies(bye -> assertThat(bye.kind()).isEqualTo(ByeKind.PAIRING));
        assertThat(cup.round(3).tables()).hasSize(1);
    }

    /** Of four two have left, and in the last round the other two were to meet those. */
    @Test
    void aRoundInWhichNobodyPlaysIsOverAtOnce() {
        var cup = Cup.with(4, 0, Cup.rules("{\"system\":\"ROUND_ROBIN\"}")).olga(StartTournament::new);
        for (String player : List.of("p3", "p4")) {
            var gone = new PlayerId(player);
            cup.send(gone, null, (id, request) -> new WithdrawPlayer(id, request, gone));
        }
        cup.favouritesWin().favouritesWin();
        assertThat(cup.round(3).tables()).isEmpty();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.standing(new PlayerId("p1")).points()).isEqualTo("3");
    }

    @Test
    void anOrganiserWhoPlaysDoesNotJudgeHisOwnTable() {
        var cup = Cup.of(3, 3).register("olga", 1000).olga(StartTournament::new);
        Seating own = cup.round(1).tableOf(OLGA).orElseThrow();
        Seating other = cup.round(1).tables().stream()
                .filter(table -> !table.players().contains(OLGA))
                .findFirst()
                .orElseThrow();
        cup.refuses(
                OLGA,
                "mine",
                (id, request) -> new DecideResult(id, request, own.table(), List.of(1, 2), List.of()),
                TournamentRefusal.OWN_TABLE);
        cup.olga((id, request) -> new DecideResult(id, request, other.table(), List.of(1, 2), List.of()));
        assertThat(cup.round(1).table(other.table()).orElseThrow().outcome()).isEqualTo(Seating.Outcome.ADJUDICATED);
    }

    @Test
    void withEverybodyAbsentAtTheStartTheTournamentWaits() {
        var rules = Cup.rules("{\"admission\":{\"checkIn\":true},\"timing\":{\"startsAt\":\"2026-03-01T11:00:00Z\"}}");
        var cup = Cup.with(4, 2, rules);
        cup.refuses(OLGA, null, StartTournament::new, TournamentRefusal.TOO_FEW_PLAYERS);
        cup.wait(Duration.ofHours(1));
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.PAUSED);
        assertThat(cup.state().problem()).isEqualTo("TOO_FEW_PLAYERS");
        cup.send(new PlayerId("p1"), null, (id, request) -> new CheckIn(id, request, new PlayerId("p1"), "seed"))
                .send(new PlayerId("p3"), null, (id, request) -> new CheckIn(id, request, new PlayerId("p3"), "seed"))
                .olga(ResumeTournament::new)
                .tick();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.RUNNING);
        assertThat(cup.state().numbered()).hasSize(2);
    }

    @Test
    void withEverybodyAbsentInARoundAllForfeitAndTheTournamentWaits() {
        var rules = Cup.rules("{\"timing\":{\"forfeitMinutes\":10,\"withdrawMinutes\":10}}");
        var cup = Cup.with(4, 3, rules).olga(StartTournament::new).wait(Duration.ofMinutes(10));
        assertThat(cup.round(1).tables()).allSatisfy(table -> {
            assertThat(table.outcome()).isEqualTo(Seating.Outcome.FORFEIT);
            assertThat(table.absent()).hasSize(2);
        });
        assertThat(cup.state().active()).isEmpty();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.PAUSED);
        assertThat(cup.state().problem()).isEqualTo("TOO_FEW_PLAYERS");
        assertThat(cup.state().standings().rows())
                .allSatisfy(row -> assertThat(row.points()).isEqualTo("0"));
    }

    @Test
    void theLastOfThreeHasTheByeAndEverybodyOnlyOne() {
        var cup = Cup.of(3, 3).olga(StartTournament::new);
        assertThat(cup.round(1).byes()).containsExactly(new RoundBye(new PlayerId("p3"), ByeKind.PAIRING));
        cup.favouritesWin().favouritesWin().favouritesWin();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.all().stream()
                        .filter(RoundPaired.class::isInstance)
                        .map(event -> ((RoundPaired) event).byes().getFirst().player()))
                .doesNotHaveDuplicates()
                .hasSize(3);
    }
}
