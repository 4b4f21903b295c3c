package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueEvent;
import dev.perennial.domain.league.LeagueId;
import dev.perennial.domain.league.LeagueRules;
import dev.perennial.domain.league.LeagueState;
import dev.perennial.domain.league.LeagueTable;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand.DecideResult;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRound;
import dev.perennial.domain.tournament.command.TournamentCommand.PairRoundByHand;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PairingPreview;
import dev.perennial.domain.tournament.round.PlayoffBracket;
import dev.perennial.pairing.tiebreak.Fraction;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The best play on: when, how many, and what a correction can still change. */
class PlayoffTest {
    private static Cup played(String more) {
        return Cup.with(8, 2, Cup.rules("{\"playoff\":{\"size\":4,\"kind\":\"SINGLE_ELIMINATION\"}" + more + "}"))
                .olga(StartTournament::new);
    }

    @Test
    void byHandTheOrganiserSeesEachRoundFirst() {
        var cup = played(",\"timing\":{\"byHand\":true}");
        for (int round = 1; round <= 2; round++) {
            cup.pair(round).favouritesWin();
        }
        assertThat(cup.state().playoff()).isEmpty();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.RUNNING);
        // The last round can still be corrected before the best are named.
        Seating first = cup.round(2).tables().getFirst();
        cup.olga((id, request) -> new DecideResult(id, request, first.table(), List.of(1, 1), List.of()));
        var preview = (NextRound.Paired) PairingPreview.of(cup.state());
        assertThat(preview.tables()).hasSize(2);
        assertThat(cup.state().playoff()).isEmpty();
        cup.pair(3);
        assertThat(cup.state().playoff()).hasSize(4);
        assertThat(cup.round(3).tables().getFirst().players())
                .isEqualTo(preview.tables().getFirst().players());
        cup.refuses(
                OLGA, "x", (id, request) -> new PairRound(id, request, 4, null), TournamentRefusal.GAMES_UNFINISHED);
        cup.favouritesWin();
        assertThat(cup.state().played()).hasSize(3);
        cup.pair(4).favouritesWin();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
    }

    @Test
    void onceTheFinalIsPublishedTheSemifinalsKeepTheirWinners() {
        var cup = played("").favouritesWin().favouritesWin().favouritesWin();
        var finalists = cup.round(4).tables().getFirst().players();
        Seating semifinal = cup.round(3).tables().getFirst();
        var turned = semifinal.places().stream().map(place -> 3 - place).toList();
        cup.refuses(
                OLGA,
                "wrong",
                (id, request) -> new DecideResult(id, request, semifinal.table(), turned, List.of()),
                TournamentRefusal.PLAYOFF_WENT_ON);
        cup.result(semifinal, turned.toArray(Integer[]::new));
        assertThat(cup.last()).isEmpty();
        assertThat(PlayoffBracket.survivors(cup.state())).containsExactlyInAnyOrderElementsOf(finalists);
        // The final itself can be corrected, also after the end.
        cup.favouritesWin();
        Seating last = cup.round(4).tables().getFirst();
        PlayerId second = last.players().get(last.places().indexOf(2));
        cup.olga((id, request) -> new DecideResult(
                id,
                request,
                last.table(),
                last.places().stream().map(place -> 3 - place).toList(),
                List.of()));
        assertThat(cup.state().standings().rows().getFirst()).returns(second, StandingRow::player);
    }

    /** A player won the semifinal and left during the other one: the opponent does not wait. */
    @Test
    void aFinalistWhoHasLeftForfeitsTheFinalWhenItIsPublished() {
        var cup = played("").favouritesWin().favouritesWin();
        Seating semifinal = cup.round(3).tables().getFirst();
        PlayerId finalist = semifinal.players().getFirst();
        cup.result(semifinal, 1, 2)
                .send(finalist, null, (id, request) -> new WithdrawPlayer(id, request, finalist))
                .favouritesWin();
        Seating last = cup.round(4).tables().getFirst();
        assertThat(last.outcome()).isEqualTo(Seating.Outcome.FORFEIT);
        assertThat(last.absent()).containsExactly(finalist);
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.standing(finalist).rank()).isEqualTo(2);
    }

    /** Both finalists have left: the better seed stands first. */
    @Test
    void byHandAFinalThatNobodyCanPlayEndsTheTournament() {
        var cup = played(",\"timing\":{\"byHand\":true}");
        for (int round = 1; round <= 3; round++) {
            cup.pair(round).favouritesWin();
        }
        var finalists = PlayoffBracket.survivors(cup.state());
        finalists.forEach(player -> cup.send(player, null, (id, request) -> new WithdrawPlayer(id, request, player)));
        cup.pair(4);
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.standing(finalists.getFirst()).rank()).isEqualTo(1);
    }

    /** The first of the main rounds has left; the next four play for the first places. */
    @Test
    void theOthersAreRankedBehindThePlayoff() {
        var cup = played("").favouritesWin().olga(PauseTournament::new).favouritesWin();
        PlayerId first = cup.state().standings().rows().getFirst().player();
        cup.send(first, null, (id, request) -> new WithdrawPlayer(id, request, first))
                .olga(ResumeTournament::new);
        assertThat(cup.state().playoff()).hasSize(4).doesNotContain(first);
        cup.favouritesWin().favouritesWin();
        assertThat(cup.state().standings().rows().stream().map(StandingRow::rank))
                .containsExactly(1, 2, 3, 4, 5, 6, 7, 7);
        assertThat(cup.standing(first).rank()).isEqualTo(5);
    }

    /** Without tie-breaks four share rank 1 of the main rounds; two of them play on. */
    @Test
    void ranksSharedAtTheEdgeOfThePlayoffStaySharedBehindIt() {
        var cup = Cup.with(8, 1, Cup.rules("""
                        {"playoff":{"size":2,"kind":"SINGLE_ELIMINATION"},"scoring":{"tieBreaks":[]}}"""))
                .olga(StartTournament::new)
                .favouritesWin()
                .favouritesWin();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.FINISHED);
        assertThat(cup.state().standings().rows().stream().map(StandingRow::rank))
                .containsExactly(1, 2, 3, 3, 5, 5, 5, 5);
        assertThat(leaguePoints(cup, List.of(10, 6, 4, 2)))
                .containsExactly(Fraction.of(10), Fraction.of(6), Fraction.of(3), Fraction.of(3));
    }

    /** What a league gives for the final table, to all who get anything. */
    private static List<Fraction> leaguePoints(Cup cup, List<Integer> points) {
        var id = new LeagueId("north");
        var rows = cup.state().standings().rows();
        var rules = new LeagueRules(points, 0, List.of("All"), 0, 0);
        var league = LeagueState.founded(new LeagueEvent.LeagueFounded(id, "North", rules, OLGA));
        for (StandingRow row : rows) {
            league = league.evolve(new LeagueEvent.MemberJoined(id, row.player(), OLGA, null));
        }
        league = league.evolve(new LeagueEvent.SeasonOpened(id, 1, "Spring", OLGA))
                .evolve(new LeagueEvent.TournamentCounted(
                        id,
                        1,
                        cup.state().id(),
                        rows.stream()
                                .map(row -> new LeagueEvent.Placed(row.player(), row.rank()))
                                .toList()));
        return LeagueTable.of(league, league.openSeason().orElseThrow()).stream()
                .map(LeagueTable.Row::counted)
                .filter(counted -> !counted.equals(Fraction.ZERO))
                .toList();
    }

    @Test
    void setByHandAKnockOutIsPlayedByTwoWhateverTheTablesWere() {
        var cup = new Cup(4, 1, Cup.rules("""
                {"playoff":{"size":4,"kind":"SINGLE_ELIMINATION"},"timing":{"byHand":true}}"""));
        IntStream.rangeClosed(1, 8).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga(StartTournament::new).pair(1).favouritesWin();
        var best = PlayoffBracket.cut(cup.state());
        cup.refuses(
                OLGA,
                "x",
                (id, request) -> new PairRoundByHand(id, request, 2, List.of(best), List.of()),
                TournamentRefusal.BAD_TABLES);
        cup.olga((id, request) ->
                new PairRoundByHand(id, request, 2, List.of(best.subList(0, 2), best.subList(2, 4)), List.of()));
        assertThat(cup.round(2).tables()).hasSize(2);
    }

    @Test
    void ifTooFewAreLeftTheBracketIsSmaller() {
        var cup = played("").favouritesWin();
        for (String name : List.of("p1", "p2", "p3", "p4", "p5")) {
            cup.send(new PlayerId(name), null, (id, request) -> new WithdrawPlayer(id, request, new PlayerId(name)));
        }
        cup.favouritesWin();
        assertThat(cup.state().playoff()).hasSize(2);
        assertThat(cup.round(3).tables()).hasSize(1);
    }

    /** Asked for before anyone knew how many rounds there would be. */
    @Test
    void aByeAskedForIsNoneInThePlayoff() {
        var rules = Cup.rules("{\"timing\":{\"byHand\":true},\"playoff\":{\"size\":2}}");
        var cup = Cup.with(4, 0, rules);
        var p1 = new PlayerId("p1");
        cup.send(p1, null, (id, request) -> new RequestBye(id, request, p1, 4, ByeKind.ZERO))
                .olga(StartTournament::new);
        for (int round = 1; round <= 3; round++) {
            cup.pair(round).favouritesWin();
        }
        assertThat(cup.state().rounds()).isEqualTo(3);
        cup.olga((id, request) ->
                new PairRoundByHand(id, request, 4, List.of(List.of(new PlayerId("p2"), p1)), List.of()));
        assertThat(cup.round(4).byes()).isEmpty();
    }
}
