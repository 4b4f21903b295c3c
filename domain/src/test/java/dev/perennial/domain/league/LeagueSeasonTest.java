package dev.perennial.domain.league;

import static dev.perennial.domain.league.PlainLeague.A;
import static dev.perennial.domain.league.PlainLeague.B;
import static dev.perennial.domain.league.PlainLeague.C;
import static dev.perennial.domain.league.PlainLeague.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.RemoveMember;
import dev.perennial.domain.league.LeagueEvent.Move;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.pairing.tiebreak.Fraction;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Points of a season, and those who change groups at its end. */
class LeagueSeasonTest {
    private final PlainLeague league = new PlainLeague();

    @Test
    void theBestResultsOfASeasonCount() {
        league.join(A, B, C);
        league.opensSeason("Spring");
        league.counts(1, A, B, C);
        league.counts(2, B, A, C);
        league.counts(3, C, B, A);
        league.counts(3, C, B, A);
        var table = league.table();
        assertThat(table.stream().map(LeagueTable.Row::player)).containsExactly(B, A, C);
        assertThat(table.stream().map(LeagueTable.Row::counted)).containsExactly(points(16, 16, 13));
        // A and B are equal in what counts; B's third result is the better one.
        assertThat(table.get(0).results()).containsExactly(points(10, 6, 6));
        assertThat(table.get(1).results()).containsExactly(points(10, 6, 3));
    }

    private static Fraction[] points(int... whole) {
        return IntStream.of(whole).mapToObj(Fraction::of).toArray(Fraction[]::new);
    }

    /** 10, 6 and 3 points for three who are first. */
    @Test
    void sharedPlacesShareTheirPointsExactly() {
        league.join(A, B, C);
        league.opensSeason("Spring");
        var all = List.of(new Placed(A, 1), new Placed(B, 1), new Placed(C, 1));
        league.counts(1, all);
        assertThat(league.table()).extracting(LeagueTable.Row::counted).containsOnly(new Fraction(19, 3));
        assertThat(league.table()).extracting(LeagueTable.Row::rank).containsExactly(1, 1, 1);
        league.counts(2, all);
        league.counts(3, all);
        assertThat(league.table()).extracting(LeagueTable.Row::counted).containsOnly(new Fraction(38, 3));
    }

    /** Both have 10 points from one result; C played once more, without points. */
    @Test
    void ofEqualsWhoPlayedMoreIsFirst() {
        league.join(A, B, C);
        league.opensSeason("Spring");
        league.counts(1, A, B);
        league.counts(2, C, B);
        league.counts(3, List.of(new Placed(B, 1), new Placed(C, 4)));
        assertThat(league.table()).extracting(LeagueTable.Row::player).containsExactly(B, C, A);
        assertThat(league.table()).extracting(LeagueTable.Row::rank).containsExactly(1, 2, 3);
    }

    /** The ids say A, the latest tournament says B: B goes up. */
    @Test
    void betweenEqualsTheLatestTournamentDecidesWhoGoesUp() {
        league.join(A, B);
        league.opensSeason("Spring");
        league.counts(1, A, B);
        league.counts(2, B, A);
        assertThat(league.table()).extracting(LeagueTable.Row::player).containsExactly(B, A);
        league.send(OLGA, CloseSeason::new);
        assertThat(league.state().members()).containsEntry(B, "First").containsEntry(A, "Second");
    }

    @Test
    void whoIsEqualInEverythingSharesTheRankAndTheOlderMemberGoesUp() {
        league.join(B, A);
        league.opensSeason("Spring");
        league.counts(1, List.of(new Placed(A, 1), new Placed(B, 1)));
        assertThat(league.table()).extracting(LeagueTable.Row::rank).containsExactly(1, 1);
        league.send(OLGA, CloseSeason::new);
        assertThat(league.state().members()).containsEntry(B, "First").containsEntry(A, "Second");
    }

    @Test
    void theFirstGoUpAndTheLastGoDown() {
        league.join(A, B, C);
        league.opensSeason("Spring");
        league.counts(1, B, A, C);
        league.send(OLGA, CloseSeason::new);
        assertThat(league.state().members()).containsEntry(B, "First").containsEntry(A, "Second");
        league.opensSeason("Summer");
        league.counts(2, C, A, B);
        assertThat(league.moves()).containsExactly(new Move(B, "First", "Second"), new Move(C, "Second", "First"));
    }

    /** B and A are in the first group; B won the season before, and stays away from the next. */
    @Test
    void whoDidNotPlayGoesDownFirstButNobodyWhereNobodyPlayed() {
        league.join(A, B, C);
        for (PlayerId winner : List.of(B, A)) {
            league.has(new LeagueRules(List.of(10), 0, List.of("First", "Second"), 1, 0));
            league.opensSeason("Spring");
            league.counts(league.state().seasons().size(), winner);
            league.send(OLGA, CloseSeason::new);
        }
        league.has(new LeagueRules(List.of(10), 0, List.of("First", "Second"), 1, 1));
        assertThat(league.movesAfter()).as("no tournament").isEmpty();
        assertThat(league.movesAfter(C))
                .as("nobody of the first group")
                .containsExactly(new Move(C, "Second", "First"));
        assertThat(league.movesAfter(C, A))
                .containsExactly(new Move(B, "First", "Second"), new Move(C, "Second", "First"));
    }

    @Test
    void aClosedSeasonKeepsTheRulesItWasClosedWith() {
        league.join(A, B, C);
        league.opensSeason("Spring");
        league.counts(1, A, B, C);
        league.send(OLGA, CloseSeason::new);
        var before = LeagueTable.of(league.state(), league.state().seasons().getFirst());
        assertThat(before).hasSize(3);
        List.of(A, B, C).forEach(player -> league.send(player, (id, request) -> new RemoveMember(id, request, player)));
        league.has(new LeagueRules(List.of(1), 1, List.of("Other"), 0, 0));
        assertThat(LeagueTable.of(league.state(), league.state().seasons().getFirst()))
                .isEqualTo(before);
    }
}
