package dev.perennial.domain.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.AddOrganiser;
import dev.perennial.domain.league.LeagueCommand.ChangeRules;
import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.CountTournament;
import dev.perennial.domain.league.LeagueCommand.CreateLeague;
import dev.perennial.domain.league.LeagueCommand.GiveEntryConsent;
import dev.perennial.domain.league.LeagueCommand.OpenSeason;
import dev.perennial.domain.league.LeagueCommand.RemoveMember;
import dev.perennial.domain.league.LeagueCommand.RemoveOrganiser;
import dev.perennial.domain.league.LeagueCommand.RevokeEntryConsent;
import dev.perennial.domain.league.LeagueEvent.MemberLeft;
import dev.perennial.domain.league.LeagueEvent.Move;
import dev.perennial.domain.league.LeagueEvent.Placed;
import dev.perennial.domain.league.LeagueEvent.SeasonClosed;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.pairing.tiebreak.Fraction;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LeagueDeciderTest {
    private static final LeagueId ID = new LeagueId("north");
    private static final PlayerId OLGA = new PlayerId("olga");
    private static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");
    private static final PlayerId A = new PlayerId("a");
    private static final PlayerId B = new PlayerId("b");
    private static final PlayerId C = new PlayerId("c");

    private LeagueState state = LeagueState.founded(LeagueDecider.create(new CreateLeague(
            ID,
            new Request(OLGA, false, AT, null),
            "North",
            new LeagueRules(List.of(10, 6, 3), 2, List.of("First", "Second"), 1, 1))));

    private void send(PlayerId by, LeagueCommand.Factory command) {
        for (var event : decide(new Request(by, false, AT, "because"), command)) {
            state = state.evolve(event);
        }
    }

    private List<LeagueEvent> decide(Request request, LeagueCommand.Factory command) {
        return LeagueDecider.decide(state, command.create(ID, request));
    }

    private void counted(int tournament, PlayerId... ranking) {
        var places = IntStream.range(0, ranking.length)
                .mapToObj(i -> new Placed(ranking[i], i + 1))
                .toList();
        send(null, (id, request) -> new CountTournament(id, request, new TournamentId("cup-" + tournament), places));
    }

    @Test
    void theBestResultsOfASeasonCount() {
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
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
        assertThatThrownBy(() -> send(A, (id, request) -> new GiveEntryConsent(id, request, A)))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal()).isEqualTo(TournamentRefusal.UNKNOWN_PLAYER));
        send(OLGA, (id, request) -> new AddMember(id, request, A));
        assertThat(state.consents()).as("of a member the organiser made").isEmpty();
        assertThatThrownBy(() -> send(OLGA, (id, request) -> new GiveEntryConsent(id, request, A)))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal()).isEqualTo(TournamentRefusal.NOT_YOURSELF));
        send(A, (id, request) -> new GiveEntryConsent(id, request, A));
        send(A, (id, request) -> new GiveEntryConsent(id, request, A));
        assertThat(state.consents()).containsExactly(A);
        send(A, (id, request) -> new RevokeEntryConsent(id, request, A));
        assertThat(state.consents()).isEmpty();
        send(A, (id, request) -> new GiveEntryConsent(id, request, A));
        send(A, (id, request) -> new RemoveMember(id, request, A));
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
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
        var all = List.of(new Placed(A, 1), new Placed(B, 1), new Placed(C, 1));
        send(null, (id, request) -> new CountTournament(id, request, new TournamentId("cup-1"), all));
        assertThat(table()).extracting(LeagueTable.Row::counted).containsOnly(new Fraction(19, 3));
        assertThat(table()).extracting(LeagueTable.Row::rank).containsExactly(1, 1, 1);
        send(null, (id, request) -> new CountTournament(id, request, new TournamentId("cup-2"), all));
        send(null, (id, request) -> new CountTournament(id, request, new TournamentId("cup-3"), all));
        assertThat(table()).extracting(LeagueTable.Row::counted).containsOnly(new Fraction(38, 3));
    }

    /** Both have 10 points from one result; C played once more, without points. */
    @Test
    void ofEqualsWhoPlayedMoreIsFirst() {
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
        counted(1, A, B);
        counted(2, C, B);
        send(
                null,
                (id, request) -> new CountTournament(
                        id, request, new TournamentId("cup-3"), List.of(new Placed(B, 1), new Placed(C, 4))));
        assertThat(table()).extracting(LeagueTable.Row::player).containsExactly(B, C, A);
        assertThat(table()).extracting(LeagueTable.Row::rank).containsExactly(1, 2, 3);
    }

    /** The ids say A, the latest tournament says B: B goes up. */
    @Test
    void betweenEqualsTheLatestTournamentDecidesWhoGoesUp() {
        List.of(A, B).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
        counted(1, A, B);
        counted(2, B, A);
        assertThat(table()).extracting(LeagueTable.Row::player).containsExactly(B, A);
        send(OLGA, CloseSeason::new);
        assertThat(state.members()).containsEntry(B, "First").containsEntry(A, "Second");
    }

    @Test
    void whoIsEqualInEverythingSharesTheRankAndTheOlderMemberGoesUp() {
        List.of(B, A).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
        send(
                null,
                (id, request) -> new CountTournament(
                        id, request, new TournamentId("cup-1"), List.of(new Placed(A, 1), new Placed(B, 1))));
        assertThat(table()).extracting(LeagueTable.Row::rank).containsExactly(1, 1);
        send(OLGA, CloseSeason::new);
        assertThat(state.members()).containsEntry(B, "First").containsEntry(A, "Second");
    }

    @Test
    void theFirstGoUpAndTheLastGoDown() {
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
        counted(1, B, A, C);
        send(OLGA, CloseSeason::new);
        assertThat(state.members()).containsEntry(B, "First").containsEntry(A, "Second");
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Summer"));
        counted(2, C, A, B);
        var events = decide(new Request(OLGA, false, AT, "over"), CloseSeason::new);
        assertThat(((SeasonClosed) events.getFirst()).moves())
                .containsExactly(new Move(B, "First", "Second"), new Move(C, "Second", "First"));
    }

    /** B and A are in the first group; B won the season before, and stays away from the next. */
    @Test
    void whoDidNotPlayGoesDownFirstButNobodyWhereNobodyPlayed() {
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        for (PlayerId winner : List.of(B, A)) {
            send(
                    OLGA,
                    (id, request) -> new ChangeRules(
                            id, request, new LeagueRules(List.of(10), 0, List.of("First", "Second"), 1, 0)));
            send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
            counted(state.seasons().size(), winner);
            send(OLGA, CloseSeason::new);
        }
        send(
                OLGA,
                (id, request) -> new ChangeRules(
                        id, request, new LeagueRules(List.of(10), 0, List.of("First", "Second"), 1, 1)));
        assertThat(moves()).as("no tournament").isEmpty();
        assertThat(moves(C)).as("nobody of the first group").containsExactly(new Move(C, "Second", "First"));
        assertThat(moves(C, A)).containsExactly(new Move(B, "First", "Second"), new Move(C, "Second", "First"));
    }

    /** Of a season with one tournament, which is not closed here. */
    private List<Move> moves(PlayerId... ranking) {
        var before = state;
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Summer"));
        if (ranking.length > 0) {
            counted(9, ranking);
        }
        var events = decide(new Request(OLGA, false, AT, "over"), CloseSeason::new);
        state = before;
        return ((SeasonClosed) events.getFirst()).moves();
    }

    @Test
    void aClosedSeasonKeepsTheRulesItWasClosedWith() {
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new AddMember(id, request, player)));
        send(OLGA, (id, request) -> new OpenSeason(id, request, "Spring"));
        counted(1, A, B, C);
        send(OLGA, CloseSeason::new);
        var before = LeagueTable.of(state, state.seasons().getFirst());
        assertThat(before).hasSize(3);
        List.of(A, B, C).forEach(player -> send(player, (id, request) -> new RemoveMember(id, request, player)));
        send(
                OLGA,
                (id, request) -> new ChangeRules(id, request, new LeagueRules(List.of(1), 1, List.of("Other"), 0, 0)));
        assertThat(LeagueTable.of(state, state.seasons().getFirst())).isEqualTo(before);
    }

    @Test
    void whoActsForOthersSaysWhy() {
        send(A, (id, request) -> new AddMember(id, request, A));
        var forOthers = List.<LeagueCommand.Factory>of(
                (id, request) -> new AddMember(id, request, B),
                (id, request) -> new RemoveMember(id, request, A),
                (id, request) -> new AddOrganiser(id, request, C));
        for (LeagueCommand.Factory command : forOthers) {
            assertThatThrownBy(() -> decide(new Request(OLGA, false, AT, " "), command))
                    .hasMessage("REASON_MISSING");
        }
        assertThat(decide(new Request(A, false, AT, null), (id, request) -> new RemoveMember(id, request, A)))
                .containsExactly(new MemberLeft(ID, A, A, null));
    }

    static List<LeagueCommand.Factory> organisersOnly() {
        return List.of(
                (id, request) -> new ChangeRules(id, request, LeagueRules.usual()),
                (id, request) -> new AddOrganiser(id, request, A),
                (id, request) -> new RemoveOrganiser(id, request, OLGA),
                (id, request) -> new AddMember(id, request, B),
                (id, request) -> new OpenSeason(id, request, "Spring"),
                CloseSeason::new);
    }

    @ParameterizedTest
    @MethodSource("organisersOnly")
    void strangersMayNot(LeagueCommand.Factory command) {
        assertThatThrownBy(() -> send(A, command))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal())
                                .isIn(TournamentRefusal.NOT_ORGANISER, TournamentRefusal.NOT_YOURSELF));
    }

    @Test
    void aNewOrganiserMayAndTheLastOneStays() {
        send(OLGA, (id, request) -> new AddOrganiser(id, request, A));
        send(A, (id, request) -> new OpenSeason(id, request, "Spring"));
        send(A, (id, request) -> new RemoveOrganiser(id, request, OLGA));
        assertThat(state.organisers()).containsExactly(A);
        assertThatThrownBy(() -> send(A, (id, request) -> new RemoveOrganiser(id, request, A)))
                .hasMessage("WRONG_STATE");
    }
}
