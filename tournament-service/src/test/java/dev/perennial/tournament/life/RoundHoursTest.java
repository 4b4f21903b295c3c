package dev.perennial.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.tournament.RoundState;
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
        cup.olga(new Act.Start()).tick().tick();
        assertThat(cup.state().played()).hasSize(1);
        // Nothing is due, or the clerk would look at it without end.
        assertThat(Clockwork.nextDue(cup.state())).isEmpty();
        cup.favouritesWin().tick();
        assertThat(cup.state().played()).hasSize(2);
    }

    @Test
    void afterAPauseOverTwoHoursOneRoundIsPublished() {
        var cup = Cup.with(6, 3, Cup.rules(THREE)).olga(new Act.Start()).olga(new Act.Pause());
        cup.wait(Duration.ofHours(5)).olga(new Act.Resume()).tick();
        assertThat(cup.state().played()).hasSize(2);
        assertThat(cup.round(1).finished()).isFalse();
    }

    @Test
    void weeklyRoundsComeWeekByWeek() {
        var rules = Cup.rules("""
                {"timing":{"schedule":"WEEKLY","timeZone":"Europe/Berlin","roundTimes":["2026-03-25T18:00:00Z"]}}""");
        var cup = Cup.with(6, 3, rules).olga(new Act.Start()).wait(Duration.ofDays(25));
        assertThat(cup.state().played()).hasSize(1);
        assertThat(Clockwork.nextDue(cup.state())).contains(Instant.parse("2026-04-01T17:00:00Z"));
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
        var cup = Cup.with(6, 1, rules).olga(new Act.Start()).favouritesWin();
        assertThat(cup.state().played()).hasSize(1);
        assertThat(cup.state().playoff()).isEmpty();
        assertThat(Clockwork.nextDue(cup.state())).contains(Instant.parse("2026-03-08T10:00:00Z"));
        cup.wait(Duration.ofDays(7));
        assertThat(cup.state().played()).hasSize(2);
        // Nobody knows the finalists yet: the final waits for them, then for its hour.
        assertThat(Clockwork.nextDue(cup.state())).isEmpty();
        cup.favouritesWin();
        assertThat(Clockwork.nextDue(cup.state())).contains(Instant.parse("2026-03-15T10:00:00Z"));
        cup.wait(Duration.ofDays(7));
        assertThat(cup.state().played()).hasSize(3);
    }

    @Test
    void hoursMayBeGivenToThePlayoffOrItBeginsAtOnce() {
        var rules = Cup.rules("""
                {"playoff":{"size":4,"kind":"SINGLE_ELIMINATION"},"timing":{"schedule":"FIXED","roundTimes":
                  ["2026-03-01T10:00:00Z","2026-03-01T12:00:00Z"]}}""");
        var cup = Cup.with(6, 1, rules).olga(new Act.Start()).favouritesWin();
        assertThat(cup.state().played()).hasSize(1);
        cup.wait(Duration.ofHours(2)).favouritesWin();
        assertThat(cup.state().played()).hasSize(3);
        assertThatThrownBy(() -> Cup.with(6, 1, Cup.rules(THREE))).hasMessage("BAD_SCHEDULE");
    }

    @Test
    void roundsOfARoundRobinBeyondTheListWaitForTheOneBefore() {
        var rules = Cup.rules("""
                {"system":"ROUND_ROBIN","timing":{"schedule":"FIXED","roundTimes":["2026-03-01T10:00:00Z"]}}""");
        var cup = Cup.with(6, 1, rules).olga(new Act.Start());
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
