package dev.perennial.tournament.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.league.LeagueEvent.MemberLeft;
import dev.perennial.contract.league.LeagueEvent.Move;
import dev.perennial.contract.league.LeagueEvent.Placed;
import dev.perennial.contract.league.LeagueEvent.SeasonClosed;
import dev.perennial.contract.league.LeagueId;
import dev.perennial.contract.league.LeagueRules;
import dev.perennial.contract.league.LeagueState;
import dev.perennial.contract.league.LeagueTable;
import dev.perennial.contract.tournament.TournamentId;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.tournament.life.TournamentRefusal;
import dev.perennial.tournament.life.TournamentRefused;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LeagueTest {
    private static final LeagueId ID = new LeagueId("north");
    private static final PlayerId OLGA = new PlayerId("olga");
    private static final PlayerId A = new PlayerId("a");
    private static final PlayerId B = new PlayerId("b");
    private static final PlayerId C = new PlayerId("c");

    private LeagueState state = LeagueState.founded(LeagueDecider.found(new FoundLeague(
            ID, "North", new LeagueRules(List.of(10, 6, 3), 2, List.of("First", "Second"), 1, 1), OLGA)));

    private void act(PlayerId by, LeagueAct act) {
        for (var event : LeagueDecider.decide(state, new LeagueOrder(ID, by, false, "because", act))) {
            state = state.evolve(event);
        }
    }

    private void counted(int tournament, PlayerId... ranking) {
        var places = IntStream.range(0, ranking.length)
                .mapToObj(i -> new Placed(ranking[i], i + 1))
                .toList();
        act(null, new LeagueAct.CountTournament(new TournamentId("cup-" + tournament), places));
    }

    @Test
    void theBestResultsOfASeasonCount() {
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        counted(1, A, B, C);
        counted(2, B, A, C);
        counted(3, C, B, A);
        counted(3, C, B, A);
        var table = LeagueTable.of(state, state.openSeason().orElseThrow());
        assertThat(table.stream().map(LeagueTable.Row::player)).containsExactly(B, A, C);
        assertThat(table.stream().map(LeagueTable.Row::counted)).containsExactly(points(16, 16, 13));
        // A and B are equal in what counts; B's third result is the better one.
        assertThat(table.get(0).results()).containsExactly(points(10, 6, 6));
        assertThat(table.get(1).results()).containsExactly(points(10, 6, 3));
    }

    @Test
    void onlyMembersThemselvesAgreeToBeEntered() {
        assertThatThrownBy(() -> act(A, new LeagueAct.GiveConsent(A)))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal()).isEqualTo(TournamentRefusal.UNKNOWN_PLAYER));
        act(OLGA, new LeagueAct.Join(A));
        assertThat(state.consents()).as("of a member the organiser made").isEmpty();
        assertThatThrownBy(() -> act(OLGA, new LeagueAct.GiveConsent(A)))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal()).isEqualTo(TournamentRefusal.NOT_YOURSELF));
        act(A, new LeagueAct.GiveConsent(A));
        act(A, new LeagueAct.GiveConsent(A));
        assertThat(state.consents()).containsExactly(A);
        act(A, new LeagueAct.RevokeConsent(A));
        assertThat(state.consents()).isEmpty();
        act(A, new LeagueAct.GiveConsent(A));
        act(A, new LeagueAct.Leave(A));
        assertThat(state.consents()).as("of nobody who left").isEmpty();
    }

    private static Fraction[] points(int... whole) {
        return IntStream.of(whole).mapToObj(Fraction::of).toArray(Fraction[]::new);
    }

    private List<LeagueTable.Row> table() {
        return LeagueTable.of(state, state.openSeason().orElseThrow());
    }

    /** 10, 6 and 3 points for three who are first. */
    @Test
    void sharedPlacesShareTheirPointsExactly() {
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        var all = List.of(new Placed(A, 1), new Placed(B, 1), new Placed(C, 1));
        act(null, new LeagueAct.CountTournament(new TournamentId("cup-1"), all));
        assertThat(table()).extracting(LeagueTable.Row::counted).containsOnly(new Fraction(19, 3));
        assertThat(table()).extracting(LeagueTable.Row::rank).containsExactly(1, 1, 1);
        act(null, new LeagueAct.CountTournament(new TournamentId("cup-2"), all));
        act(null, new LeagueAct.CountTournament(new TournamentId("cup-3"), all));
        assertThat(table()).extracting(LeagueTable.Row::counted).containsOnly(new Fraction(38, 3));
    }

    /** Both have 10 points from one result; C played once more, without points. */
    @Test
    void ofEqualsWhoPlayedMoreIsFirst() {
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        counted(1, A, B);
        counted(2, C, B);
        act(
                null,
                new LeagueAct.CountTournament(new TournamentId("cup-3"), List.of(new Placed(B, 1), new Placed(C, 4))));
        assertThat(table()).extracting(LeagueTable.Row::player).containsExactly(B, C, A);
        assertThat(table()).extracting(LeagueTable.Row::rank).containsExactly(1, 2, 3);
    }

    /** The ids say A, the latest tournament says B: B goes up. */
    @Test
    void betweenEqualsTheLatestTournamentDecidesWhoGoesUp() {
        List.of(A, B).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        counted(1, A, B);
        counted(2, B, A);
        assertThat(table()).extracting(LeagueTable.Row::player).containsExactly(B, A);
        act(OLGA, new LeagueAct.CloseSeason());
        assertThat(state.members()).containsEntry(B, "First").containsEntry(A, "Second");
    }

    @Test
    void whoIsEqualInEverythingSharesTheRankAndTheOlderMemberGoesUp() {
        List.of(B, A).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        act(
                null,
                new LeagueAct.CountTournament(new TournamentId("cup-1"), List.of(new Placed(A, 1), new Placed(B, 1))));
        assertThat(table()).extracting(LeagueTable.Row::rank).containsExactly(1, 1);
        act(OLGA, new LeagueAct.CloseSeason());
        assertThat(state.members()).containsEntry(B, "First").containsEntry(A, "Second");
    }

    @Test
    void theFirstGoUpAndTheLastGoDown() {
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        counted(1, B, A, C);
        act(OLGA, new LeagueAct.CloseSeason());
        assertThat(state.members()).containsEntry(B, "First").containsEntry(A, "Second");
        act(OLGA, new LeagueAct.OpenSeason("Summer"));
        counted(2, C, A, B);
        var events = LeagueDecider.decide(state, new LeagueOrder(ID, OLGA, false, "over", new LeagueAct.CloseSeason()));
        assertThat(((SeasonClosed) events.getFirst()).moves())
                .containsExactly(new Move(B, "First", "Second"), new Move(C, "Second", "First"));
    }

    /** B and A are in the first group; B won the season before, and stays away from the next. */
    @Test
    void whoDidNotPlayGoesDownFirstButNobodyWhereNobodyPlayed() {
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Join(player)));
        for (PlayerId winner : List.of(B, A)) {
            act(OLGA, new LeagueAct.ChangeRules(new LeagueRules(List.of(10), 0, List.of("First", "Second"), 1, 0)));
            act(OLGA, new LeagueAct.OpenSeason("Spring"));
            counted(state.seasons().size(), winner);
            act(OLGA, new LeagueAct.CloseSeason());
        }
        act(OLGA, new LeagueAct.ChangeRules(new LeagueRules(List.of(10), 0, List.of("First", "Second"), 1, 1)));
        assertThat(moves()).as("no tournament").isEmpty();
        assertThat(moves(C)).as("nobody of the first group").containsExactly(new Move(C, "Second", "First"));
        assertThat(moves(C, A)).containsExactly(new Move(B, "First", "Second"), new Move(C, "Second", "First"));
    }

    /** Of a season with one tournament, which is not closed here. */
    private List<Move> moves(PlayerId... ranking) {
        var before = state;
        act(OLGA, new LeagueAct.OpenSeason("Summer"));
        if (ranking.length > 0) {
            counted(9, ranking);
        }
        var events = LeagueDecider.decide(state, new LeagueOrder(ID, OLGA, false, "over", new LeagueAct.CloseSeason()));
        state = before;
        return ((SeasonClosed) events.getFirst()).moves();
    }

    @Test
    void aClosedSeasonKeepsTheRulesItWasClosedWith() {
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Join(player)));
        act(OLGA, new LeagueAct.OpenSeason("Spring"));
        counted(1, A, B, C);
        act(OLGA, new LeagueAct.CloseSeason());
        var before = LeagueTable.of(state, state.seasons().getFirst());
        assertThat(before).hasSize(3);
        List.of(A, B, C).forEach(player -> act(player, new LeagueAct.Leave(player)));
        act(OLGA, new LeagueAct.ChangeRules(new LeagueRules(List.of(1), 1, List.of("Other"), 0, 0)));
        assertThat(LeagueTable.of(state, state.seasons().getFirst())).isEqualTo(before);
    }

    @Test
    void whoActsForOthersSaysWhy() {
        act(A, new LeagueAct.Join(A));
        for (LeagueAct act : List.of(new LeagueAct.Join(B), new LeagueAct.Leave(A), new LeagueAct.AddOrganiser(C))) {
            assertThatThrownBy(() -> LeagueDecider.decide(state, new LeagueOrder(ID, OLGA, false, " ", act)))
                    .hasMessage("REASON_MISSING");
        }
        assertThat(LeagueDecider.decide(state, new LeagueOrder(ID, A, false, null, new LeagueAct.Leave(A))))
                .containsExactly(new MemberLeft(ID, A, A, null));
    }

    static List<LeagueAct> organisersOnly() {
        return List.of(
                new LeagueAct.ChangeRules(LeagueRules.usual()),
                new LeagueAct.AddOrganiser(A),
                new LeagueAct.RemoveOrganiser(OLGA),
                new LeagueAct.Join(B),
                new LeagueAct.OpenSeason("Spring"),
                new LeagueAct.CloseSeason());
    }

    @ParameterizedTest
    @MethodSource("organisersOnly")
    void strangersMayNot(LeagueAct act) {
        assertThatThrownBy(() -> act(A, act))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal())
                                .isIn(TournamentRefusal.NOT_ORGANISER, TournamentRefusal.NOT_YOURSELF));
    }

    @Test
    void aNewOrganiserMayAndTheLastOneStays() {
        act(OLGA, new LeagueAct.AddOrganiser(A));
        act(A, new LeagueAct.OpenSeason("Spring"));
        act(A, new LeagueAct.RemoveOrganiser(OLGA));
        assertThat(state.organisers()).containsExactly(A);
        assertThatThrownBy(() -> act(A, new LeagueAct.RemoveOrganiser(A))).hasMessage("WRONG_STATE");
    }
}
