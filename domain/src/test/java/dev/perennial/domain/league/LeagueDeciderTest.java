package dev.perennial.domain.league;

import static dev.perennial.domain.league.PlainLeague.A;
import static dev.perennial.domain.league.PlainLeague.AT;
import static dev.perennial.domain.league.PlainLeague.B;
import static dev.perennial.domain.league.PlainLeague.C;
import static dev.perennial.domain.league.PlainLeague.ID;
import static dev.perennial.domain.league.PlainLeague.OLGA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.Request;
import dev.perennial.domain.league.LeagueCommand.AddMember;
import dev.perennial.domain.league.LeagueCommand.AddOrganiser;
import dev.perennial.domain.league.LeagueCommand.ChangeRules;
import dev.perennial.domain.league.LeagueCommand.CloseSeason;
import dev.perennial.domain.league.LeagueCommand.GiveEntryConsent;
import dev.perennial.domain.league.LeagueCommand.OpenSeason;
import dev.perennial.domain.league.LeagueCommand.RemoveMember;
import dev.perennial.domain.league.LeagueCommand.RemoveOrganiser;
import dev.perennial.domain.league.LeagueCommand.RevokeEntryConsent;
import dev.perennial.domain.league.LeagueEvent.MemberLeft;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.command.TournamentRefused;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Members, organisers, and their rights. */
class LeagueDeciderTest {
    private final PlainLeague league = new PlainLeague();

    @Test
    void onlyMembersThemselvesAgreeToBeEntered() {
        assertThatThrownBy(() -> league.send(A, (id, request) -> new GiveEntryConsent(id, request, A)))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal()).isEqualTo(TournamentRefusal.UNKNOWN_PLAYER));
        league.send(OLGA, (id, request) -> new AddMember(id, request, A));
        assertThat(league.state().consents())
                .as("of a member the organiser made")
                .isEmpty();
        assertThatThrownBy(() -> league.send(OLGA, (id, request) -> new GiveEntryConsent(id, request, A)))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal()).isEqualTo(TournamentRefusal.NOT_YOURSELF));
        league.send(A, (id, request) -> new GiveEntryConsent(id, request, A));
        league.send(A, (id, request) -> new GiveEntryConsent(id, request, A));
        assertThat(league.state().consents()).containsExactly(A);
        league.send(A, (id, request) -> new RevokeEntryConsent(id, request, A));
        assertThat(league.state().consents()).isEmpty();
        league.send(A, (id, request) -> new GiveEntryConsent(id, request, A));
        league.send(A, (id, request) -> new RemoveMember(id, request, A));
        assertThat(league.state().consents()).as("of nobody who left").isEmpty();
    }

    @Test
    void whoActsForOthersSaysWhy() {
        league.send(A, (id, request) -> new AddMember(id, request, A));
        var forOthers = List.<LeagueCommand.Factory>of(
                (id, request) -> new AddMember(id, request, B),
                (id, request) -> new RemoveMember(id, request, A),
                (id, request) -> new AddOrganiser(id, request, C));
        for (LeagueCommand.Factory command : forOthers) {
            assertThatThrownBy(() -> league.decide(new Request(OLGA, false, AT, " "), command))
                    .hasMessage("REASON_MISSING");
        }
        assertThat(league.decide(new Request(A, false, AT, null), (id, request) -> new RemoveMember(id, request, A)))
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
        assertThatThrownBy(() -> league.send(A, command))
                .isInstanceOfSatisfying(
                        TournamentRefused.class,
                        e -> assertThat(e.refusal())
                                .isIn(TournamentRefusal.NOT_ORGANISER, TournamentRefusal.NOT_YOURSELF));
    }

    @Test
    void aNewOrganiserMayAndTheLastOneStays() {
        league.send(OLGA, (id, request) -> new AddOrganiser(id, request, A));
        league.send(A, (id, request) -> new OpenSeason(id, request, "Spring"));
        league.send(A, (id, request) -> new RemoveOrganiser(id, request, OLGA));
        assertThat(league.state().organisers()).containsExactly(A);
        assertThatThrownBy(() -> league.send(A, (id, request) -> new RemoveOrganiser(id, request, A)))
                .hasMessage("WRONG_STATE");
    }
}
