package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.decide.DueTimes;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Rounds at their hours, also when those are past. */
class RoundHoursTest {
    private static final String THREE = """
            {"timing":{"schedule":"FIXED","roundTimes":
              ["2026-03-01T10:00:00Z","2026-03-01T12:00:00Z","2026-03-01T14:00:00Z"]}}""";

    @Test
    void roundsWhoseHoursAreAllPastFollowOneAfterTheOther() {
        var cup = Cup.with(6, 3, Cup.rules(THREE)).wait(Duration.ofHours(4).plusMinutes(5));
        cup.olga(StartTournament::new).tick().tick();
        assertThat(cup.state().played()).hasSize(1);
        // Nothing is due, or the clerk would look at it without end.
        assertThat(DueTimes.next(cup.state())).isEmpty();
        cup.favouritesWin().tick();
        assertThat(cup.state().played()).hasSize(2);
    }

    @Test
    void afterAPauseOverTwoHoursOneRoundIsPublished() {
        var cup = Cup.with(6, 3, Cup.rules(THREE)).olga(StartTournament::new).olga(PauseTournament::new);
        cup.wait(Duration.ofHours(5)).olga(ResumeTournament::new).tick();
        assertThat(cup.state().played()).hasSize(2);
        assertThat(cup.round(1).finished()).isFalse();
    }

    @Test
    void weeklyRoundsComeWeekByWeek() {
        var rules = Cup.rules("""
                {"timing":{"schedule":"WEEKLY","timeZone":"Europe/Berlin","roundTimes":["2026-03-25T18:00:00Z"]}}""");
        var cup = Cup.with(6, 3, rules).olga(StartTournament::new).wait(Duration.ofDays(25));
        assertThat(cup.state().played()).hasSize(1);
        assertThat(DueTimes.next(cup.state())).contains(Instant.parse("2026-04-01T17:00:00Z"));
        cup.favouritesWin();
        assertThat(cup.state().played()).hasSize(1);
        cup.wait(Duration.ofDays(7));
        assertThat(cup.state().played()).hasSize(2);
    }

    @Test
    void aPlayoffKeepsTheHoursToo() {
        var rules = Cup.rules("""
                {"playoff":{"size":4,"kind":"SINGLE_ELIMINATION"},
                 "timing":{"schedule":"WEEKLY","timeZone":"Europe/Berlin","roundTimes":["2026-03-01T10:00:00Z"]}}""");
        var cup = Cup.with(6, 1, rules).olga(StartTournament::new).favouritesWin();
        assertThat(cup.state().played()).hasSize(1);
        assertThat(cup.state().playoff()).isEmpty();
        assertThat(DueTimes.next(cup.state())).contains(Instant.parse("2026-03-08T10:00:00Z"));
        cup.wait(Duration.ofDays(7));
        assertThat(cup.state().played()).hasSize(2);
        // Nobody knows the finalists yet: the final waits for them, then for its hour.
        assertThat(DueTimes.next(cup.state())).isEmpty();
        cup.favouritesWin();
        assertThat(DueTimes.next(cup.state())).contains(Instant.parse("2026-03-15T10:00:00Z"));
        cup.wait(Duration.ofDays(7));
        assertThat(cup.state().played()).hasSize(3);
    }

    @Test
    void hoursMayBeGivenToThePlayoffOrItBeginsAtOnce() {
        var rules = Cup.rules("""
                {"playoff":{"size":4,"kind":"SINGLE_ELIMINATION"},"timing":{"schedule":"FIXED","roundTimes":
                  ["2026-03-01T10:00:00Z","2026-03-01T12:00:00Z"]}}""");
        var cup = Cup.with(6, 1, rules).olga(StartTournament::new).favouritesWin();
        assertThat(cup.state().played()).hasSize(1);
        cup.wait(Duration.ofHours(2)).favouritesWin();
        assertThat(cup.state().played()).hasSize(3);
        assertThatThrownBy(() -> Cup.with(6, 1, Cup.rules(THREE))).hasMessage("BAD_SCHEDULE");
    }

    @Test
    void roundsOfARoundRobinBeyondTheListWaitForTheOneBefore() {
        var rules = Cup.rules("""
                {"system":"ROUND_ROBIN","timing":{"schedule":"FIXED","roundTimes":["2026-03-01T10:00:00Z"]}}""");
        var cup = Cup.with(6, 1, rules).olga(StartTournament::new);
        assertThat(cup.state().rounds()).isEqualTo(5);
        cup.result(cup.round(1).tables().getFirst(), 1, 2).tick();
        assertThat(cup.state().played()).hasSize(1);
        cup.favouritesWin();
        assertThat(cup.state().played()).hasSize(2);
        assertThat(cup.state().played())
                .first()
                .satisfies(round -> assertThat(round).returns(true, RoundState::finished));
    }
}
